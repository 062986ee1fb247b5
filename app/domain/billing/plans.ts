import { planTexts } from '#app/features/billing/texts/plans.ts';
import { fill } from '#app/i18n/fill.ts';
import { type CountryCode, countries } from '../country/country.ts';
import { formatPrice } from '../money/format-price.ts';

/** Paid plans, smallest first. */
export const planNames = ['Basic', 'Standard', 'Pro'] as const;
export type PlanName = (typeof planNames)[number];

export const billingIntervals = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** The plan marked `Most Popular`. */
export const popularPlan = 'Standard' as const;

export type Plan = {
  name: PlanName;
  /** Invoices per monthly period; null means unlimited. */
  limit: number | null;
};

const limits: Record<PlanName, number | null> = { Basic: 50, Standard: 300, Pro: null };

export const plans: readonly Plan[] = planNames.map((name) => ({ name, limit: limits[name] }));

/** Returns the displayed name of a plan. */
export function planLabel(plan: 'Free' | PlanName): string {
  return planTexts.names[plan];
}

/** Returns a plan's invoices per monthly period; null means unlimited. */
export function planLimit(name: PlanName): number | null {
  return limits[name];
}

/** Monthly prices in whole units of the country's currency. */
const monthlyPrices: Record<CountryCode, Record<PlanName, number>> = {
  us: { Basic: 5, Standard: 20, Pro: 60 },
  uk: { Basic: 4, Standard: 16, Pro: 48 },
  au: { Basic: 8, Standard: 30, Pro: 90 },
  ca: { Basic: 6, Standard: 25, Pro: 75 },
};

/** Returns a plan's price in minor units for one interval: yearly is exactly 12 months less 20%. */
export function planPrice(plan: PlanName, country: CountryCode, interval: BillingInterval): number {
  const monthly = monthlyPrices[country][plan] * 100;
  return interval === 'monthly' ? monthly : (monthly * 12 * 80) / 100;
}

/** Formats the price: `$5`, `A$76.80`; whole amounts have no decimals, as in the price list. */
export function planPriceLabel(plan: PlanName, country: CountryCode, interval: BillingInterval) {
  const price = planPrice(plan, country, interval);
  return formatPrice(price, countries[country].currency);
}

/** Formats the monthly share of a yearly plan: `$4`, `£3.20`. */
export function yearlyMonthLabel(plan: PlanName, country: CountryCode): string {
  const month = planPrice(plan, country, 'yearly') / 12;
  return formatPrice(month, countries[country].currency);
}

/** Whether a plan's limit exceeds the current limit; null is unlimited. */
export function isPlanAbove(plan: Plan, limit: number | null): boolean {
  return limit !== null && (plan.limit === null || plan.limit > limit);
}

/** Lists the plans for the limit dialog: those above the current limit. */
export function plansAbove(limit: number | null): Plan[] {
  return plans.filter((plan) => isPlanAbove(plan, limit));
}

/** Returns the address of a plan's card on the pricing page: `/us/pricing#pro`. */
export function planAddress(pricingPath: string, plan: PlanName): string {
  return `${pricingPath}#${planAnchor(plan)}`;
}

/** Returns the id of a plan's card on that page. */
export function planAnchor(plan: PlanName): string {
  return plan.toLowerCase();
}

/** Formats the button of the limit dialog: `Get unlimited invoices` or `Unlock 50 invoices for $5`. */
export function upgradeLabel(plan: Plan, country: CountryCode, interval: BillingInterval): string {
  return upgradeLabelAt(plan, planPriceLabel(plan.name, country, interval));
}

/** Formats the same button with a price formatted by a store. */
export function upgradeLabelAt(plan: Plan, price: string): string {
  if (plan.limit === null) return planTexts.buttons.unlimited;
  return fill(planTexts.buttons.unlockFor, { limit: plan.limit, price });
}

/** Formats what a plan includes: `50 invoices every month` or `Unlimited invoices`. */
export function planAllowanceLabel(plan: Plan): string {
  if (plan.limit === null) return planTexts.allowance.unlimited;
  return fill(planTexts.allowance.everyMonth, { limit: plan.limit });
}

/** Formats the buy button of a plan: `Get 50 invoices/month` or `Get unlimited invoices`. */
export function planCardLabel(plan: Plan): string {
  if (plan.limit === null) return planTexts.buttons.unlimited;
  return fill(planTexts.buttons.get, { limit: plan.limit });
}

/**
 * Formats the short label for landing page cards and for plans above the current one: `Unlock 50 invoices` or `Get
 * unlimited invoices`.
 */
export function planUnlockLabel(plan: Plan): string {
  if (plan.limit === null) return planTexts.buttons.unlimited;
  return fill(planTexts.buttons.unlock, { limit: plan.limit });
}

import type { CountryCode } from '../country/country.ts';

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

/** Invoices per monthly period of a plan; null means unlimited. */
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

/** Whether a plan gives more than the current limit; null is unlimited. */
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

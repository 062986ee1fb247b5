import {
  type BillingInterval,
  type Plan,
  type PlanName,
  planPrice,
} from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { planTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatPrice } from '#app/i18n/format/money.ts';

/** What a plan is called on the page. */
export function planLabel(plan: 'Free' | PlanName): string {
  return planTexts.names[plan];
}

/** The price as a label: `$5`, `A$76.80`; whole amounts without decimals, as in the price list. */
export function planPriceLabel(plan: PlanName, country: CountryCode, interval: BillingInterval) {
  const price = planPrice(plan, country, interval);
  return formatPrice(price, countries[country].currency);
}

/** Formats the monthly price of a yearly plan: `$4`, `£3.20`. */
export function yearlyMonthLabel(plan: PlanName, country: CountryCode): string {
  const month = planPrice(plan, country, 'yearly') / 12;
  return formatPrice(month, countries[country].currency);
}

/** The button of the limit dialog: `Get unlimited invoices` or `Unlock 50 invoices for $5`. */
export function upgradeLabel(plan: Plan, country: CountryCode, interval: BillingInterval): string {
  return upgradeLabelAt(plan, planPriceLabel(plan.name, country, interval));
}

/** The same at a price that a store has written. */
export function upgradeLabelAt(plan: Plan, price: string): string {
  if (plan.limit === null) return planTexts.buttons.unlimited;
  return fill(planTexts.buttons.unlockFor, { limit: plan.limit, price });
}

/** What a plan gives: `50 invoices every month` or `Unlimited invoices`. */
export function planAllowanceLabel(plan: Plan): string {
  if (plan.limit === null) return planTexts.allowance.unlimited;
  return fill(planTexts.allowance.everyMonth, { limit: plan.limit });
}

/**
 * The button of a user who buys a plan: `Get 50 invoices/month` or `Get unlimited invoices`.
 */
export function planCardLabel(plan: Plan): string {
  if (plan.limit === null) return planTexts.buttons.unlimited;
  return fill(planTexts.buttons.get, { limit: plan.limit });
}

/**
 * The short label of the landing page's cards, and of a plan above one's own: `Unlock 50 invoices` or `Get unlimited
 * invoices`.
 */
export function planUnlockLabel(plan: Plan): string {
  if (plan.limit === null) return planTexts.buttons.unlimited;
  return fill(planTexts.buttons.unlock, { limit: plan.limit });
}

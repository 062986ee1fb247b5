import { type Allowance, isEntitled, type Usage } from '#app/domain/billing/allowance.ts';
import {
  type BillingInterval,
  type Plan,
  type PlanName,
  planPrice,
} from '#app/domain/billing/plans.ts';
import type { RenewingPlan, SubscriptionSource } from '#app/domain/billing/subscription.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { billingTexts, planTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatPrice } from '#app/i18n/format/money.ts';
import { plural } from '#app/i18n/plural.ts';

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

/**
 * Returns the label for the end of the paid time: `Renews on` for an active plan, `Active until` for any other paid
 * one; null for a free or ended plan.
 */
export function subscriptionFact(state: Allowance['state']): string | null {
  if (!isEntitled(state)) return null;
  return state === 'active' ? billingTexts.current.renewsOn : billingTexts.current.activeUntil;
}

/** Formats the warning for a user who pays for more than one plan; null otherwise. */
export function secondPlanText(renewing: readonly RenewingPlan[]): string | null {
  if (renewing.length < 2) return null;
  const plans = renewing
    .map(({ plan, source }) => fill(billingTexts.several.bought[source], { plan: planLabel(plan) }))
    .join('; ');
  const count = renewing.length;
  return count === 2
    ? fill(billingTexts.several.two, { plans })
    : fill(billingTexts.several.more, { count, plans });
}

/** Whether one of several renewing plans was bought from the source. */
export function renewsAt(renewing: readonly RenewingPlan[], source: SubscriptionSource): boolean {
  return renewing.length > 1 && renewing.some((each) => each.source === source);
}

/**
 * Formats the plan usage: `1 of 3 invoices used`, `12 of 50 invoices used this month`. Free plans count all invoices
 * ever created, paid plans the current monthly period. A user above the current limit sees both figures: `14 invoices
 * made, 3 are free`.
 */
export function usageLabel({ used, limit, counts }: Pick<Allowance, 'used' | 'limit' | 'counts'>) {
  const texts = planTexts.usage[counts];
  if (limit !== null && used > limit) {
    return fill(texts.over, { used, limit });
  }
  return limit === null
    ? plural(texts.unlimited, used, { used })
    : plural(texts.ofLimit, used, { used, limit });
}

/** Prepares the allowance for the page frame, so pages don't load the texts of all plans. */
export function describeUsage(
  allowance: Pick<Allowance, 'used' | 'limit' | 'counts' | 'badge'>,
): Usage {
  const { used, limit, badge, counts } = allowance;
  return { used, limit, badge, label: usageLabel(allowance), hint: planTexts.usageBadge[counts] };
}

import { type Allowance, isEntitled } from '#app/domain/billing/allowance.ts';
import type { RenewingPlan, SubscriptionSource } from '#app/domain/billing/subscription.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { planLabel } from './plan-labels.ts';

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

import type { RenewingPlan, SubscriptionSource } from '#app/domain/billing/subscription.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { planLabel } from './plan-labels.ts';

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

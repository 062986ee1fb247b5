import { type Allowance, isEntitled } from '#app/domain/billing/allowance.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';

/**
 * What the day means on which the paid time ends: `Renews on` of an active plan, `Active until` of any other paid one;
 * null of a free plan, and of one that is over.
 */
export function subscriptionFact(state: Allowance['state']): string | null {
  if (!isEntitled(state)) return null;
  return state === 'active' ? billingTexts.current.renewsOn : billingTexts.current.activeUntil;
}

import { type Allowance, isEntitled } from '#app/domain/billing/allowance.ts';
import { billingTexts } from '#app/features/billing/texts.ts';

/**
 * Returns the label for the end of the paid time: `Renews on` for an active plan, `Active until` for any other paid
 * one; null for a free or ended plan.
 */
export function subscriptionFact(state: Allowance['state']): string | null {
  if (!isEntitled(state)) return null;
  return state === 'active' ? billingTexts.current.renewsOn : billingTexts.current.activeUntil;
}

import { type Allowance, freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';

/** The plan as it is headed: its name, or that it is over (`platform.md` section 4, Subscription). */
export function planHeading({ state, plan }: Pick<Allowance, 'state' | 'plan'>): string {
  return state === 'expired' ? 'Expired - Free Plan' : plan;
}

/**
 * What a plan's state means for its owner, and what to do about it; null where there is nothing to say.
 * @param endsOn the day on which it renews, ends or ended, as the country writes dates; null when it is open
 */
export function planStateText(
  { allowance: { state }, isUnpaid }: Pick<BillingView, 'allowance' | 'isUnpaid'>,
  endsOn: string | null,
): string | null {
  switch (state) {
    case 'cancelled':
      return endsOn ? `Your access continues until ${endsOn}.` : null;
    case 'expired': {
      const ended = endsOn ? `Your paid plan ended on ${endsOn}.` : 'Your paid plan has ended.';
      return isUnpaid
        ? `${ended} Its last payment did not go through: update your payment details to get it back.`
        : `${ended} Renew it for more than the ${freeInvoiceLimit} free invoices.`;
    }
    case 'past_due':
      return `The last payment did not go through. Update your payment details ${endsOn ? `by ${endsOn} ` : ''}to keep your plan.`;
    case 'active':
      return endsOn ? `Renews on ${endsOn}.` : null;
    case 'trialing':
      return endsOn ? `Active until ${endsOn}.` : null;
    case 'free':
      return null;
    default:
      return state satisfies never;
  }
}

// @covers platform-2.41

import { type Allowance, freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { fill } from '#app/i18n/fill.ts';
import { planLabel } from '../words/plan-labels.ts';

/** The heading of a plan: its name, or that it has ended. */
export function planHeading({ state, plan }: Pick<Allowance, 'state' | 'plan'>): string {
  return state === 'expired' ? billingTexts.current.expired : planLabel(plan);
}

/**
 * What a plan's state means for its owner and what to do about it; null if there is nothing to say.
 * @param endsOn the day on which it renews, ends or ended, in the country's date format; null if it has no end
 */
export function planStateText(
  { allowance: { state }, isUnpaid }: Pick<BillingView, 'allowance' | 'isUnpaid'>,
  endsOn: string | null,
): string | null {
  switch (state) {
    case 'cancelled':
      return endsOn ? fill(billingTexts.state.continues, { date: endsOn }) : null;
    case 'expired': {
      const ended = endsOn
        ? fill(billingTexts.state.endedOn, { date: endsOn })
        : billingTexts.state.ended;
      const next = isUnpaid
        ? billingTexts.state.endedUnpaid
        : fill(billingTexts.state.renew, { count: freeInvoiceLimit });
      return `${ended} ${next}`;
    }
    case 'past_due':
      return endsOn
        ? fill(billingTexts.state.unpaidBy, { date: endsOn })
        : billingTexts.state.unpaid;
    case 'active':
      return endsOn ? fill(billingTexts.state.renewsOn, { date: endsOn }) : null;
    case 'trialing':
      return endsOn ? fill(billingTexts.state.activeUntil, { date: endsOn }) : null;
    case 'free':
      return null;
    default:
      return state satisfies never;
  }
}

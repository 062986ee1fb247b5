import type { ReactNode } from 'react';
import { type Allowance, freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import { billingTexts, planTexts } from '#app/features/billing/texts.ts';
import { renewsAt, secondPlanText } from '#app/features/billing/words/current-plan.ts';
import { planLabel } from '#app/features/billing/words/plan-labels.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import type { CheckoutReturn } from './provider-returns.ts';
import type { BillingControls } from './use-billing.ts';

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

type SecondPlanNoticeProps = {
  /** All plans that renew. */
  renewing: readonly RenewingPlan[];
  /** The button to manage and cancel the web plan; none in the native app (App Store rule 3.1.1). */
  action?: ReactNode;
};

/** Warns that more than one plan is being paid, and how to end that; renders nothing otherwise. */
export function SecondPlanNotice({ renewing, action }: SecondPlanNoticeProps) {
  const text = secondPlanText(renewing);
  if (text === null) return null;
  return (
    <Banner tone="danger" action={renewsAt(renewing, 'stripe') && action}>
      {text} {renewsAt(renewing, 'app_store') && billingTexts.several.cancelWithApple}
    </Banner>
  );
}

/** Opens the page where a web plan can be canceled. */
export function ManageOfWeb({ controls }: { controls: BillingControls }) {
  return (
    <Button size="small" loading={controls.busy === 'portal'} onClick={() => controls.manage()}>
      {planTexts.buttons.manage}
    </Button>
  );
}

type PurchaseNoticeProps = {
  /** How the user returned from the checkout; null if they didn't. */
  arrival: CheckoutReturn;
  /** Whether a paid plan is in force. */
  isPaid: boolean;
  controls: BillingControls;
};

/** The progress of a purchase: open in the other tab, paid but not confirmed yet, or canceled. */
export function PurchaseNotice({ arrival, isPaid, controls }: PurchaseNoticeProps) {
  switch (controls.awaited) {
    case 'checkout':
      return <Banner role="status">{billingTexts.checkout.isOpen}</Banner>;
    case 'payment':
      return <Confirming />;
    case 'late':
      return (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button variant="secondary" size="small" onClick={controls.awaitPayment}>
              {billingTexts.checkout.checkAgain}
            </Button>
          }
        >
          {billingTexts.checkout.notConfirmed}
        </Banner>
      );
    case null:
      if (arrival === 'cancelled') {
        return <Banner>{billingTexts.checkout.cancelled}</Banner>;
      }
      return arrival === 'success' && !isPaid ? <Confirming /> : null;
    default:
      return controls.awaited satisfies never;
  }
}

function Confirming() {
  return <Banner role="status">{billingTexts.checkout.confirming}</Banner>;
}

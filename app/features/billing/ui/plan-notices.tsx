import { useRevalidator, useSearchParams } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Allowance, freeInvoiceLimit, isEntitled } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import { billingTexts, planTexts } from '#app/features/billing/texts.ts';
import { describePlanStart } from '#app/features/billing/words/plan-action.ts';
import { planLabel, renewsAt, secondPlanText } from '#app/features/billing/words/plan-labels.ts';
import { fill } from '#app/i18n/fill.ts';
import { dropParameters } from '#app/ui/browser/page/location.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { checkSubscription } from './billing.api.client.ts';
import { type BillingControls, toastId } from './use-billing.ts';

type CheckoutReturn = 'success' | 'cancelled' | null;

/**
 * Handles a return from the checkout with `?checkout=success` or `?checkout=cancelled`: waits for a paid plan that
 * hasn't arrived yet, and removes the parameter from the URL so that a reload doesn't repeat the message.
 */
export function useCheckoutReturn(
  { allowance }: BillingView,
  { awaitPayment }: BillingControls,
): CheckoutReturn {
  const [parameters] = useSearchParams();
  const parameter = parameters.get('checkout');
  const isReturn = parameter === 'success' || parameter === 'cancelled';
  const [arrival] = useState<CheckoutReturn>(isReturn ? parameter : null);
  const isDone = useRef(false);

  useEffect(() => {
    if (arrival === null || isDone.current) return;
    isDone.current = true;
    dropParameters('checkout');
    if (arrival !== 'success') return;
    if (isEntitled(allowance.state)) {
      toast.success(describePlanStart(allowance.plan), { id: toastId });
    } else awaitPayment();
  });

  return arrival;
}

/**
 * Handles a return from the portal with `?portal=returned`: checks for changes made there.
 * @returns whether the page was opened by such a return
 */
export function usePortalReturn(): boolean {
  const { revalidate } = useRevalidator();
  const [parameters] = useSearchParams();
  const isReturn = parameters.get('portal') === 'returned';
  const [isArrival] = useState(isReturn);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReturn || isDone.current) return;
    isDone.current = true;
    dropParameters('portal');
    void checkSubscription().then(revalidate);
  }, [isReturn, revalidate]);

  return isArrival;
}

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

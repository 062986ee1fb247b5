import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import type { CheckoutReturn } from './provider-returns.ts';
import type { BillingControls } from './use-billing.ts';

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

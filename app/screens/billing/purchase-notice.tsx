import { Button } from '#app/components/buttons/button.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import type { CheckoutReturn } from './provider-returns.ts';
import type { BillingControls } from './use-billing.ts';

type PurchaseNoticeProps = {
  /** How a user has come back from the checkout; null when they have not. */
  arrival: CheckoutReturn;
  /** A paid plan holds. */
  isPaid: boolean;
  controls: BillingControls;
};

/** How far a purchase is: in the other tab, paid and not confirmed yet, called off. */
export function PurchaseNotice({ arrival, isPaid, controls }: PurchaseNoticeProps) {
  switch (controls.awaited) {
    case 'checkout':
      return (
        <Banner role="status">
          The checkout is open in a new tab. Your plan changes here as soon as it is paid.
        </Banner>
      );
    case 'payment':
      return <Confirming />;
    case 'late':
      return (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button variant="secondary" size="small" onClick={controls.awaitPayment}>
              Check again
            </Button>
          }
        >
          No payment has been confirmed yet. If you have paid, your plan changes by itself.
        </Banner>
      );
    case null:
      if (arrival === 'cancelled') {
        return <Banner>The checkout was cancelled and nothing was charged.</Banner>;
      }
      return arrival === 'success' && !isPaid ? <Confirming /> : null;
    default:
      return controls.awaited satisfies never;
  }
}

function Confirming() {
  return (
    <Banner role="status">
      Thank you! Your payment is being confirmed, which takes a few seconds.
    </Banner>
  );
}

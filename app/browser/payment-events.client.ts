import type {
  PaymentEvent,
  PaymentEventName,
  PaymentKind,
} from '#app/domain/invoice/payment-event.ts';
import type { SheetPaymentLink } from '#app/domain/invoice/sheet.ts';

const kinds: Record<SheetPaymentLink['kind'], PaymentKind | null> = {
  paypal: 'paypal_me',
  stripe: 'stripe_link',
  other: null,
};

/** What this page load has reported as shown; pages change without a load. */
const shown = new Set<string>();

/**
 * Reports that the PayPal and Stripe buttons of an invoice are before somebody's eyes, once per page load, and each press
 * on them, the middle button's too. The beacon goes out beside the press and holds nothing up. Written small: it is on
 * the page that clients open.
 * @returns ends the watch
 */
export function watchPayment(invoiceId: string, links: readonly SheetPaymentLink[]): () => void {
  const report = ({ kind: linkKind }: SheetPaymentLink, event: PaymentEventName) => {
    const kind = kinds[linkKind];
    if (!kind || (event === 'shown' && shown.has(invoiceId + kind))) return;
    if (event === 'shown') shown.add(invoiceId + kind);
    const body: PaymentEvent = { invoiceId, kind, event };
    navigator.sendBeacon?.('/api/payment-event', JSON.stringify(body));
  };
  // A tab that was opened in the background is shown when it is turned to.
  const show = () => {
    if (!document.hidden) for (const link of links) report(link, 'shown');
  };
  const press = ({ button, target }: MouseEvent) => {
    const address = (target as Element).closest('a')?.getAttribute('href');
    for (const link of links) if (button < 2 && link.url === address) report(link, 'click');
  };
  const ending = new AbortController();
  const { signal } = ending;
  show();
  document.addEventListener('visibilitychange', show, { signal });
  document.addEventListener('click', press, { signal });
  document.addEventListener('auxclick', press, { signal });
  return () => ending.abort();
}

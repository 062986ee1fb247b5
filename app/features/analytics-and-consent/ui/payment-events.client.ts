import { type ConsentMirror, consentCookieName } from '#app/domain/consent/consent.ts';
import type {
  PaymentEvent,
  PaymentEventName,
  PaymentKind,
} from '#app/domain/invoices/payment-event.ts';
import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { whenLookedAt } from './when-looked-at.client.ts';

const kinds: Partial<Record<SheetPaymentLink['kind'], PaymentKind>> = {
  paypal: 'paypal_me',
  stripe: 'stripe_link',
};

const agreed = `${consentCookieName}=${'analytics' satisfies ConsentMirror}`;

/** What this page load has sent; the page on screen may change without a load. */
const sent = new Set<string>();

/**
 * Reports that the PayPal and Stripe buttons of an invoice were before a user's eyes for two seconds, once per page load, and each press
 * on them, the middle button's too. The beacon goes out beside the press and holds nothing up. Written small: it is on
 * the page that clients open.
 * @returns ends the watch
 */
export function watchPayment(invoiceId: string, links: readonly SheetPaymentLink[]): () => void {
  const report = (event: PaymentEventName, pressed?: string) => {
    for (const link of links) {
      const kind = kinds[link.kind];
      if (!kind || (pressed ?? link.url) !== link.url) continue;
      const body = JSON.stringify({ invoiceId, kind, event } satisfies PaymentEvent);
      if (pressed || !sent.has(body)) {
        navigator.sendBeacon?.('/api/payment-event', body);
        // Visits are counted for the seller in any case; for us only with consent, which the page's mirror tells of.
        if (document.cookie.includes(agreed)) {
          import('./track-payment.client.ts').then(
            ({ trackPayment }) => trackPayment(event, kind),
            () => undefined,
          );
        }
      }
      sent.add(body);
    }
  };
  const show = () => report('shown');
  const press = ({ button, target }: MouseEvent) => {
    const address = (target as Element).closest('a')?.getAttribute('href');
    if (!address || button > 1) return;
    // Who presses has looked.
    show();
    report('click', address);
  };
  const ending = new AbortController();
  const giveUp = whenLookedAt(show);
  document.addEventListener('click', press, ending);
  document.addEventListener('auxclick', press, ending);
  return () => {
    giveUp();
    ending.abort();
  };
}

import {
  type ConsentMirror,
  consentCookieName,
  type PaymentEvent,
  type PaymentEventName,
  type PaymentKind,
} from '#app/domain/consent/analytics.ts';
import type { SheetPaymentLink } from '#app/domain/invoices/sheet.ts';

/** How long a page must be visible to count as seen. */
const minVisibleMs = 2_000;

/**
 * Calls `looked` once, when the page has been visible for two seconds in a row.
 * @returns a function that cancels it
 */
export function whenVisible(looked: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const ending = new AbortController();
  const look = () => {
    clearTimeout(timer);
    // A prerendered page, or one in another tab, is hidden until the user switches to it.
    if (document.hidden) return;
    timer = setTimeout(() => {
      ending.abort();
      looked();
    }, minVisibleMs);
  };
  document.addEventListener('visibilitychange', look, ending);
  look();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

const kinds: Partial<Record<SheetPaymentLink['kind'], PaymentKind>> = {
  paypal: 'paypal_me',
  stripe: 'stripe_link',
};

const agreed = `${consentCookieName}=${'analytics' satisfies ConsentMirror}`;

/** The events sent since this page load; client-side navigation doesn't reset them. */
const sent = new Set<string>();

/**
 * Reports when the PayPal and Stripe buttons of an invoice were visible for two seconds, once per page load, and each
 * click on them, middle clicks included. The beacon delays nothing. Kept small, because clients load it with the
 * invoice page.
 * @returns a function that stops watching
 */
export function watchPayment(invoiceId: string, links: readonly SheetPaymentLink[]): () => void {
  const report = (event: PaymentEventName, pressed?: string) => {
    for (const link of links) {
      const kind = kinds[link.kind];
      if (!kind || (pressed ?? link.url) !== link.url) continue;
      const body = JSON.stringify({ invoiceId, kind, event } satisfies PaymentEvent);
      if (pressed || !sent.has(body)) {
        navigator.sendBeacon?.('/api/payment-event', body);
        // Events are always counted for the seller; for our own analytics only with consent, which the consent cookie
        // shows.
        if (document.cookie.includes(agreed)) {
          import('./late-events.client.ts').then(
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
    // A click implies that the buttons were seen.
    show();
    report('click', address);
  };
  const ending = new AbortController();
  const giveUp = whenVisible(show);
  document.addEventListener('click', press, ending);
  document.addEventListener('auxclick', press, ending);
  return () => {
    giveUp();
    ending.abort();
  };
}

import type { PaymentEventName, PaymentKind } from '#app/domain/invoices/payment-event.ts';
import { track } from './track.client.ts';

/** Counts a payment button. A file of its own that is fetched only with consent: public pages stay light. */
export function trackPayment(event: PaymentEventName, kind: PaymentKind): void {
  track(event === 'shown' ? 'payment_button_shown' : 'payment_button_click', { kind });
}

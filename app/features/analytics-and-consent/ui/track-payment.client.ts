import type { PaymentEventName, PaymentKind } from '#app/domain/consent/analytics.ts';
import { track } from './track.client.ts';

/** Tracks a payment button. In a file of its own that is loaded only with consent, to keep public pages small. */
export function trackPayment(event: PaymentEventName, kind: PaymentKind): void {
  track(event === 'shown' ? 'payment_button_shown' : 'payment_button_click', { kind });
}

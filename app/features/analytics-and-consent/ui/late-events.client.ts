// Loaded only when needed, to keep public pages small.
import type { IdentityProvider } from '#app/domain/account/sign-in.ts';
import type { PaymentEventName, PaymentKind } from '#app/domain/consent/analytics.ts';
import { track } from './track.client.ts';

/** A user returned from an identity provider, with a new or an existing account. */
type Arrival = { event: 'sign_up' | 'login'; method: IdentityProvider };

/** Tracks an arrival. */
export function trackArrival({ event, method }: Arrival): void {
  track(event, { method });
}

/** Tracks a payment button. */
export function trackPayment(event: PaymentEventName, kind: PaymentKind): void {
  track(event === 'shown' ? 'payment_button_shown' : 'payment_button_click', { kind });
}

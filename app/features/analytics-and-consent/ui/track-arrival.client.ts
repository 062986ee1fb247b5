import type { IdentityProvider } from '#app/domain/account/identity-provider.ts';
import { track } from './track.client.ts';

/** A user came back from an identity provider, with an account that is new or known. */
type Arrival = { event: 'sign_up' | 'login'; method: IdentityProvider };

/** Counts an arrival. A file of its own that is fetched only then: public pages stay light. */
export function trackArrival({ event, method }: Arrival): void {
  track(event, { method });
}

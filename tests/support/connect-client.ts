import { createConnect } from '#app/adapters/stripe/stripe-connect.server.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import type { StripeRegistration } from '#tests/fakes/stripe/registration.ts';

/** Connects the product's adapter for connected accounts, with Stripe's real library, to the fake. */
export function connectSellers(
  { secretKey, origin, connect, connectAccounts }: StripeRegistration,
  timeoutMs = 4_000,
): ConnectClient {
  return createConnect({
    secretKey,
    apiUrl: origin,
    timeoutMs,
    isLive: false,
    connectSecret: connect.secret,
    connectAccountsSecret: connectAccounts.secret,
  });
}

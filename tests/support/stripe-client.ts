import { createStripe, type StripeWebhookSettings } from '#app/adapters/stripe/stripe.server.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import type { StripeRegistration } from '#tests/fakes/stripe/registration.ts';

/** Connects the product's adapter, with Stripe's real library, to the fake. */
export function connectStripe(
  {
    secretKey,
    webhookSecret,
    origin,
  }: Pick<StripeRegistration, 'secretKey' | 'webhookSecret' | 'origin'>,
  over: Partial<StripeWebhookSettings> = {},
): StripeClient {
  return createStripe({
    secretKey,
    webhookSecret,
    apiUrl: origin,
    catalog: readLocalCatalog(),
    isLive: false,
    ...over,
  });
}

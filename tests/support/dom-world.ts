import { inject } from 'vitest';
import { createEmailSender } from '#app/adapters/email-provider.server.ts';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import { createBreachCounter } from '#app/adapters/passwords/breached-passwords.server.ts';
import type { Database } from '#db/client.server.ts';
import { answerFakes, createFakes } from '#tests/fakes/fakes.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { registerAtStripe } from '#tests/fakes/stripe/registration.ts';
import { createTestContext, type TestContext } from './request-context.ts';
import { connectStripe } from './stripe-client.ts';

// Nothing listens at this origin: the page's network answers for third parties.
const { fakesOrigin } = inject('product');
const { registration } = registerAtStripe(fakesOrigin, null);
const fakes = createFakes(registration);

/** Answers a request to a third party. */
export function answerAbroad(request: Request): Promise<Response> {
  return answerFakes(request, fakes, Date.now());
}

/** A fake Google that trusts every user: the code it returns is the address. */
const google: IdentityClient = {
  startUrl: ({ state }) => new URL(`${fakesOrigin}/google/auth?state=${state}`),
  identify: async (email) => ({ subject: email, verifiedEmail: email }),
};

/** Creates a request context whose real adapters call the fakes. */
export function createJourneyContext(db: Database, networkAddress: string): TestContext {
  const { config } = createTestContext(db);
  const { secretKey, origin: apiUrl } = registration;
  const led = {
    ...config,
    emailUrl: `${fakesOrigin}/mail`,
    pwnedPasswordsUrl: `${fakesOrigin}/pwned`,
    stripe: { secretKey, apiUrl, catalog: readLocalCatalog() },
  };
  return createTestContext(db, {
    networkAddress,
    config: led,
    sendEmail: createEmailSender(led, {}),
    countBreaches: createBreachCounter(led.pwnedPasswordsUrl, led.productName),
    stripe: connectStripe(registration),
    identityClients: { google, apple: null },
  });
}

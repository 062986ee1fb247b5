import type { AppStoreRegistration } from '#tests/fakes/app-store/registration.ts';
import { createAppleStandIn, createGoogleStandIn } from '#tests/fakes/identity-provider.ts';
import type { ProviderRegistration } from '#tests/fakes/provider-registration.ts';
import { answerStandIns, createStandIns } from '#tests/fakes/stand-ins.ts';
import type { StripeRegistration } from '#tests/fakes/stripe/registration.ts';
import { readPorts } from './ports.ts';
import { serveRequests } from './serve-requests.ts';

// The stand-ins' own process, started by start-product.ts. Its memory is the third parties' memory: ending it forgets all.
const { standins } = readPorts(process.env);
const origin = `http://127.0.0.1:${standins}`;
const { APP_ORIGIN = '', PROVIDER_REGISTRATION = '' } = process.env;
const { STRIPE_REGISTRATION = '', APP_STORE_REGISTRATION = '' } = process.env;
const registration = JSON.parse(PROVIDER_REGISTRATION) as ProviderRegistration;
const state = createStandIns(
  JSON.parse(STRIPE_REGISTRATION) as StripeRegistration,
  JSON.parse(APP_STORE_REGISTRATION) as AppStoreRegistration,
);
await serveRequests((request) => answerStandIns(request, state, Date.now()), standins, {
  google: await createGoogleStandIn(origin, APP_ORIGIN, registration),
  apple: await createAppleStandIn(origin, APP_ORIGIN, registration),
});

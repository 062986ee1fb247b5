import type { AppStoreRegistration } from '#tests/fakes/app-store/registration.ts';
import { createAppleStandIn, createGoogleStandIn } from '#tests/fakes/identity-provider.ts';
import type { ProviderRegistration } from '#tests/fakes/provider-registration.ts';
import { answerStandIns, createStandIns } from '#tests/fakes/stand-ins.ts';
import { addDemoCustomers } from '#tests/fakes/stripe/demo-customers.ts';
import { keepState, takeKeptState } from '#tests/fakes/stripe/keep-state.ts';
import type { StripeRegistration } from '#tests/fakes/stripe/registration.ts';
import { readPorts } from './ports.ts';
import { serveRequests } from './serve-requests.ts';

// The stand-ins' own process, started by start-product.ts. Its memory is the third parties' memory: ending it forgets
// all but Stripe's customers, whom the database goes on knowing.
const { standins } = readPorts(process.env);
const origin = `http://127.0.0.1:${standins}`;
const { APP_ORIGIN = '', PROVIDER_REGISTRATION = '' } = process.env;
const { STRIPE_REGISTRATION = '', STRIPE_FILE = '', APP_STORE_REGISTRATION = '' } = process.env;
const registration = JSON.parse(PROVIDER_REGISTRATION) as ProviderRegistration;
const state = createStandIns(
  JSON.parse(STRIPE_REGISTRATION) as StripeRegistration,
  JSON.parse(APP_STORE_REGISTRATION) as AppStoreRegistration,
);
takeKeptState(state.stripe, STRIPE_FILE);
addDemoCustomers(state.stripe, Math.floor(Date.now() / 1000));
const answer = async (request: Request) => {
  const answered = await answerStandIns(request, state, Date.now());
  if (request.method !== 'GET') keepState(state.stripe, STRIPE_FILE);
  return answered;
};
await serveRequests(answer, standins, {
  google: await createGoogleStandIn(origin, APP_ORIGIN, registration),
  apple: await createAppleStandIn(origin, APP_ORIGIN, registration),
});

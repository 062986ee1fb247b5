import { afterAll } from 'vitest';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { openStripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';
import { createTestContext } from './request-context.ts';
import { connectStripe } from './stripe-client.ts';
import { openWorld, type Sent } from './world.ts';

type Person = { cookie: string };

/** Returns what a browser posts for a click on a plan's button. */
export function press(priceId = 'price_us_basic_monthly') {
  return { priceId, key: crypto.randomUUID() };
}

/** Opens a world whose billing endpoints have the Stripe fake. Call it at the top of a test file. */
export async function openBillingHarness() {
  const world = await openWorld();
  const harness = await openStripeHarness();
  afterAll(() => harness.stop());
  const { secretKey, origin: apiUrl } = harness.registration;
  const { config } = createTestContext(world.db);
  const usual = {
    config: { ...config, stripe: { secretKey, apiUrl, catalog: readLocalCatalog() } },
    stripe: connectStripe(harness.registration),
  };

  /** Calls an endpoint as our pages do. */
  async function call(path: string, { cookie }: Person, json: unknown, over: Sent = {}) {
    const answer = await world.post(path, json, { as: { cookie }, ...usual, ...over });
    const { status, body, headers, context } = answer;
    const told = context.told.map(([news, userId]) => `${news} ${userId}`);
    return { status, answer: body, told, reported: context.reported, headers };
  }

  const { sessionOf } = harness;
  return {
    ...world,
    harness,
    person: world.seller,
    checkout: (as: Person, json: unknown = press(), over?: Sent) =>
      call('/api/create-checkout', as, json, over),
    portal: (as: Person, over?: Sent) => call('/api/customer-portal', as, {}, over),
    check: (as: Person, over?: Sent) => call('/api/check-subscription', as, {}, over),
    sessionOf,
    customersOf: (userId: string) =>
      [...harness.state.objects.customer.values()].filter(
        ({ metadata }) => metadata.user_id === userId,
      ),
    /** Returns the subscriptions of a user that haven't ended. */
    runningOf: (userId: string) =>
      [...harness.state.objects.subscription.values()].filter(
        ({ metadata, ended_at }) => metadata.user_id === userId && ended_at === null,
      ),
    /** Pays a checkout as the fake's page does, without sending an event. */
    pay: (url: unknown) =>
      harness.press(`${harness.origin}/checkout/pay/${sessionOf(url).id}`, {
        card: '4242424242424242',
      }),
  };
}

import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { action as answerCheckSubscription } from '#app/features/billing/check-subscription.route.ts';
import { action as answerCreateCheckout } from '#app/features/billing/create-checkout.route.ts';
import { action as answerCustomerPortal } from '#app/features/billing/customer-portal.route.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { userSettings } from '#db/schema.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { openStripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';
import { createTestContext, jsonPost } from './request-context.ts';
import { createSampleSeller } from './sample-seller.ts';
import { connectStripe } from './stripe-client.ts';
import type { TestDatabase } from './test-database.ts';

type Person = { userId: string; cookie: string };

/** Returns what a browser posts for a click on a plan's button. */
export function press(priceId = 'price_us_basic_monthly') {
  return { priceId, key: crypto.randomUUID() };
}

/**
 * Opens helpers that call the billing endpoints, with a real database and the Stripe fake. Call it at the top of a test
 * file.
 */
export async function openBillingHarness(database: TestDatabase) {
  const db = database.open();
  const harness = await openStripeHarness();
  afterAll(() => harness.stop());

  async function person(columns: Partial<typeof userSettings.$inferInsert> = {}): Promise<Person> {
    const { userId, cookie } = await createSampleSeller(db);
    if (Object.keys(columns).length > 0) {
      await db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));
    }
    return { userId, cookie };
  }

  /** Calls an endpoint as our pages do; the context has Stripe by default. */
  async function call(
    answerCall: (call: Call) => Promise<Response>,
    cookie: string,
    json: unknown,
    over: Partial<RequestContext> = {},
  ) {
    const told: string[] = [];
    const base = createTestContext(database.open());
    const { secretKey, origin: apiUrl } = harness.registration;
    const context = createTestContext(database.open(), {
      config: { ...base.config, stripe: { secretKey, apiUrl, catalog: readLocalCatalog() } },
      stripe: connectStripe(harness.registration),
      publishToUser: (userId, news) => void told.push(`${news} ${userId}`),
      ...over,
    });
    const response = await answerCall({ request: jsonPost('/api/billing', json, cookie), context });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer, told, reported: context.reported, response };
  }

  const checkout = (
    { cookie }: Pick<Person, 'cookie'>,
    json: unknown = press(),
    over?: Partial<RequestContext>,
  ) => call(answerCreateCheckout, cookie, json, over);
  const portal = ({ cookie }: Person, over?: Partial<RequestContext>) =>
    call(answerCustomerPortal, cookie, {}, over);
  const check = ({ cookie }: Person, over?: Partial<RequestContext>) =>
    call(answerCheckSubscription, cookie, {}, over);

  const { sessionOf } = harness;
  const customersOf = (userId: string) =>
    [...harness.state.objects.customer.values()].filter(
      ({ metadata }) => metadata.user_id === userId,
    );
  /** Pays a checkout as the fake's page does, without sending an event. */
  const pay = (url: unknown) =>
    harness.press(`${harness.origin}/checkout/pay/${sessionOf(url).id}`, {
      card: '4242424242424242',
    });
  const subscriptionOf = (userId: string) => {
    const found = [...harness.state.objects.subscription.values()].find(
      ({ metadata }) => metadata.user_id === userId,
    );
    if (!found) throw new Error('Nothing was bought');
    return found;
  };

  return {
    db,
    harness,
    person,
    checkout,
    portal,
    check,
    sessionOf,
    customersOf,
    pay,
    subscriptionOf,
  };
}

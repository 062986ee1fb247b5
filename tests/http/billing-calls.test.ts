import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerCheckSubscription,
  answerCreateCheckout,
  answerCustomerPortal,
} from '#app/http/billing-calls.server.ts';
import type { RequestContext } from '#app/http/request-context.server.ts';
import { userSettings } from '#db/schema.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { openStripeDesk, type StripeDesk } from '#tests/fakes/stripe/stripe-desk.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import {
  cancelNow,
  renew,
  setCancelling,
  startSubscription,
} from '#tests/fakes/stripe/subscription-life.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let desk: StripeDesk;
beforeAll(async () => {
  desk = await openStripeDesk();
});
afterAll(() => desk.stop());

type Call = (request: Request, context: RequestContext) => Promise<Response>;
type Person = { userId: string; cookie: string };

async function person(columns: Partial<typeof userSettings.$inferInsert> = {}): Promise<Person> {
  const { settings, cookie } = await createSampleSeller(db);
  const { userId } = settings;
  if (Object.keys(columns).length > 0) {
    await db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));
  }
  return { userId, cookie };
}

/** Calls as a page of ours does; the context has Stripe unless told otherwise. */
async function call(call: Call, cookie: string, json: unknown, over: Partial<RequestContext> = {}) {
  const told: string[] = [];
  const base = createTestContext(database.open());
  const { secretKey, origin: apiUrl } = desk.registration;
  const context = createTestContext(database.open(), {
    config: { ...base.config, stripe: { secretKey, apiUrl, catalog: readLocalCatalog() } },
    stripe: connectStripe(desk.registration),
    tellUser: (userId, news) => void told.push(`${news} ${userId}`),
    ...over,
  });
  const response = await call(jsonPost('/api/billing', json, cookie), context);
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer, told, reported: context.reported, response };
}

const press = (priceId = 'price_us_basic_monthly') => ({ priceId, key: crypto.randomUUID() });
const checkout = (
  { cookie }: Pick<Person, 'cookie'>,
  json: unknown = press(),
  over?: Partial<RequestContext>,
) => call(answerCreateCheckout, cookie, json, over);
const portal = ({ cookie }: Person, over?: Partial<RequestContext>) =>
  call(answerCustomerPortal, cookie, {}, over);
const check = ({ cookie }: Person, over?: Partial<RequestContext>) =>
  call(answerCheckSubscription, cookie, {}, over);

const sessionOf = (url: unknown) => {
  const id = String(url).split('/').at(-1) ?? '';
  const session = desk.state.objects['checkout.session'].get(id);
  if (!session) throw new Error(`${String(url)} is no checkout`);
  return session;
};
const customersOf = (userId: string) =>
  [...desk.state.objects.customer.values()].filter(({ metadata }) => metadata.user_id === userId);
/** Pays the checkout that somebody was led to, as the stand-in's page does, and tells nobody. */
const pay = (url: unknown) =>
  desk.press(`${desk.origin}/checkout/pay/${sessionOf(url).id}`, { card: '4242424242424242' });
const subscriptionOf = (userId: string) => {
  const found = [...desk.state.objects.subscription.values()].find(
    ({ metadata }) => metadata.user_id === userId,
  );
  if (!found) throw new Error('Nothing was bought');
  return found;
};
const seconds = () => Math.floor(Date.now() / 1000);

describe('/api/create-checkout', () => {
  test('makes the customer and leads to a page that comes back to our own origin', async () => {
    const buyer = await person();
    const { status, answer, response } = await checkout(buyer);
    expect(status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [customer] = customersOf(buyer.userId);
    expect(customer?.email).toBe(`${buyer.userId}@example.com`);
    expect(sessionOf(answer.url)).toMatchObject({
      customer: customer?.id,
      client_reference_id: buyer.userId,
      success_url: `${testOrigin}/us/pricing?checkout=success`,
      cancel_url: `${testOrigin}/us/pricing?checkout=cancelled`,
    });
  });

  test('of one press that is sent twice is one page; of another press another', async () => {
    const buyer = await person();
    const pressed = press();
    const [first, again] = [await checkout(buyer, pressed), await checkout(buyer, pressed)];
    expect(again.answer.url).toBe(first.answer.url);
    sessionOf(first.answer.url).created -= 5;
    expect((await checkout(buyer)).answer.url).not.toBe(first.answer.url);
    expect(customersOf(buyer.userId)).toHaveLength(1);
  });

  test('of two tabs at once makes one customer and leaves one page to pay at', async () => {
    const buyer = await person();
    const both = await Promise.all([checkout(buyer), checkout(buyer), checkout(buyer)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(customersOf(buyer.userId)).toHaveLength(1);
    const open = both.filter(({ answer }) => sessionOf(answer.url).status === 'open');
    expect(new Set(open.map(({ answer }) => answer.url)).size).toBe(1);
  });

  test('sells a price of the user’s own country, the preferred one', async () => {
    const buyer = await person({ preferredCountry: 'uk' });
    const { answer } = await checkout(buyer, press('price_uk_pro_yearly'));
    expect(sessionOf(answer.url).success_url).toBe(`${testOrigin}/uk/pricing?checkout=success`);
    expect(await checkout(buyer, press('price_us_pro_yearly'))).toMatchObject({
      status: 409,
      answer: { code: 'other-country', error: 'This price is for another country than yours.' },
    });
  });

  test('sells nothing that is not ours', async () => {
    expect(await checkout(await person(), press('price_of_another_shop'))).toMatchObject({
      status: 400,
      answer: { code: 'unknown-price', error: 'This plan is not sold here.' },
    });
  });

  test.each([
    ['nothing', null],
    ['no price', { key: crypto.randomUUID() }],
    ['no key', { priceId: 'price_us_basic_monthly' }],
    ['a key that is none', { priceId: 'price_us_basic_monthly', key: 'one' }],
    ['a price that is a list', { priceId: ['price_us_basic_monthly'], key: crypto.randomUUID() }],
  ])('that orders %s is not understood', async (_, json) => {
    expect(await checkout(await person(), json)).toMatchObject({ status: 400 });
  });

  test('takes neither owner nor addresses from the caller', async () => {
    const [buyer, other] = [await person(), await person()];
    const json = {
      ...press(),
      userId: other.userId,
      customer: 'cus_1',
      success_url: 'https://evil.example',
      successUrl: 'https://evil.example',
    };
    const { answer } = await checkout(buyer, json);
    expect(JSON.stringify(sessionOf(answer.url))).not.toMatch(/evil|cus_1"/);
    expect(sessionOf(answer.url).client_reference_id).toBe(buyer.userId);
    expect(customersOf(other.userId)).toEqual([]);
  });

  test.each<[string, Partial<typeof userSettings.$inferInsert>]>([
    ['runs', { subscriptionStatus: 'active', subscriptionEndMs: Date.now() + 1e9 }],
    [
      'was cancelled and goes on',
      { subscriptionStatus: 'cancelled', subscriptionEndMs: Date.now() + 1e9 },
    ],
    [
      'is not paid, in its grace',
      { subscriptionStatus: 'past_due', subscriptionEndMs: Date.now() - 1e8 },
    ],
    [
      'is not paid, after its grace',
      { subscriptionStatus: 'past_due', subscriptionEndMs: Date.now() - 1e9 },
    ],
  ])('beside a plan on the web that %s is refused', async (_, columns) => {
    const buyer = await person({ ...columns, subscriptionSource: 'stripe' });
    expect(await checkout(buyer)).toMatchObject({
      status: 409,
      answer: {
        code: 'already-subscribed',
        error: 'You have a plan already. Change it with Manage Subscription.',
      },
    });
    expect(customersOf(buyer.userId)).toEqual([]);
  });

  test('after a plan that is over is sold again', async () => {
    const columns = { subscriptionStatus: 'cancelled', subscriptionEndMs: Date.now() - 1 } as const;
    const buyer = await person({ ...columns, subscriptionSource: 'stripe' });
    expect(await checkout(buyer)).toMatchObject({ status: 200 });
    const inStore = await person({ ...columns, subscriptionSource: 'app_store' });
    expect(await checkout(inStore)).toMatchObject({ status: 200 });
  });

  test('beside a plan of the App Store is refused', async () => {
    const buyer = await person({
      subscriptionSource: 'app_store',
      subscriptionStatus: 'active',
      subscriptionEndMs: Date.now() + 1e9,
    });
    expect(await checkout(buyer)).toMatchObject({
      status: 409,
      answer: { code: 'app-store-plan', error: expect.stringContaining('App Store') },
    });
  });

  test('after a purchase that our row has not heard of yet is refused, and the row hears of it', async () => {
    const buyer = await person();
    const { answer } = await checkout(buyer);
    await pay(answer.url);
    const second = await checkout(buyer);
    expect(second).toMatchObject({ status: 409, answer: { code: 'already-subscribed' } });
    expect(second.told).toEqual([`plan ${buyer.userId}`]);
    expect((await settingsOf(db, buyer.userId)).planName).toBe('Basic');
  });

  test('beside a plan that Stripe does not know about is refused by what is stored', async () => {
    const buyer = await person({
      subscriptionSource: 'stripe',
      subscriptionStatus: 'active',
      subscriptionEndMs: Date.now() + 1e9,
      stripeCustomerId: `cus_${crypto.randomUUID()}`,
    });
    expect(await checkout(buyer)).toMatchObject({ status: 409 });
  });

  test('is sold again when the row still holds what Stripe ended', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    cancelNow(desk.state, subscriptionOf(buyer.userId), 'cancellation_requested', seconds() - 1);
    expect(await checkout(buyer)).toMatchObject({ status: 200 });
  });

  test('is for the signed-in, and only where something is sold', async () => {
    expect(await checkout({ cookie: '' })).toMatchObject({
      status: 401,
      answer: { code: 'sign-in-needed' },
    });
    expect(await checkout(await person(), press(), { stripe: null })).toMatchObject({
      status: 404,
      answer: { code: 'not-sold', error: 'Nothing can be bought here yet.' },
    });
  });

  test('says so when Stripe is away, and when the database is', async () => {
    const buyer = await person();
    desk.state.faults.failCalls = 100;
    const failed = await checkout(buyer);
    desk.state.faults = noFaults();
    expect(failed).toMatchObject({
      status: 502,
      answer: { code: 'stripe-failed', error: 'Failed to create checkout session' },
    });
    expect(failed.reported).toHaveLength(1);
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await checkout(buyer, press(), { db: away })).toMatchObject({ status: 503 });
    expect(await checkout(buyer)).toMatchObject({ status: 200 });
  });

  test('is made thirty times in a quarter of an hour at most', async () => {
    const buyer = await person();
    const now = Date.now();
    const stripe = {
      ...connectStripe(desk.registration),
      createCheckout: async () => 'https://a.example',
    };
    const over = { now, stripe };
    for (let count = 0; count < 30; count += 1) await checkout(buyer, press(), over);
    expect(await checkout(buyer, press(), over)).toMatchObject({
      status: 429,
      answer: { error: 'Too many attempts. Try again in 15 minutes.' },
    });
    expect(await checkout(buyer, press(), { ...over, now: now + 900_000 })).toMatchObject({
      status: 200,
    });
  });
});

describe('/api/customer-portal', () => {
  test('leads a customer to their own portal, and back to the settings', async () => {
    const buyer = await person({ preferredCountry: 'au' });
    await checkout(buyer, press('price_au_basic_monthly'));
    const { status, answer } = await portal(buyer);
    expect(status).toBe(200);
    const opened = [...desk.state.objects['billing_portal.session'].values()].at(-1);
    expect(opened).toMatchObject({
      customer: customersOf(buyer.userId)[0]?.id,
      return_url: `${testOrigin}/au/settings?portal=returned`,
      url: answer.url,
    });
  });

  test('is none before anything was bought, and none for a plan of the App Store', async () => {
    expect(await portal(await person())).toMatchObject({
      status: 404,
      answer: { code: 'no-customer', error: 'Nothing was bought here yet.' },
    });
    const inStore = await person({
      subscriptionSource: 'app_store',
      subscriptionStatus: 'active',
      subscriptionEndMs: Date.now() + 1e9,
    });
    expect(await portal(inStore)).toMatchObject({
      status: 409,
      answer: { code: 'app-store-plan' },
    });
  });

  test('is for the signed-in, and says when Stripe is away', async () => {
    expect(await portal({ userId: '', cookie: '' })).toMatchObject({ status: 401 });
    const buyer = await person();
    await checkout(buyer);
    desk.state.faults.failCalls = 100;
    const failed = await portal(buyer);
    desk.state.faults = noFaults();
    expect(failed).toMatchObject({
      status: 502,
      answer: { error: 'Failed to open customer portal' },
    });
  });
});

describe('/api/check-subscription', () => {
  const afterAWhile = () => ({ now: Date.now() + 5_000 });

  test('tells a free plan without asking anybody', async () => {
    expect(await check(await person())).toMatchObject({
      status: 200,
      answer: {
        plan: 'free',
        interval: null,
        subscription_status: 'free',
        subscription_end: null,
        total_invoices_created: 0,
        invoice_limit: 3,
      },
      told: [],
    });
  });

  test('tells what was bought, though no event came, and tells the other pages once', async () => {
    const buyer = await person();
    await pay((await checkout(buyer, press('price_us_pro_yearly'))).answer.url);
    const first = await check(buyer);
    expect(first).toMatchObject({
      status: 200,
      answer: { plan: 'Pro', interval: 'yearly', subscription_status: 'active', invoice_limit: -1 },
      told: [`plan ${buyer.userId}`],
    });
    expect(String(first.answer.subscription_end)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await check(buyer, afterAWhile())).toMatchObject({ answer: first.answer, told: [] });
  });

  test('asks Stripe every two seconds at most', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    await check(buyer);
    setCancelling(desk.state, subscriptionOf(buyer.userId), true, seconds());
    const soon = { now: Date.now() + 500 };
    expect(await check(buyer, soon)).toMatchObject({ answer: { subscription_status: 'active' } });
    expect(await check(buyer, afterAWhile())).toMatchObject({
      answer: { subscription_status: 'cancelled', plan: 'Basic' },
    });
  });

  test('answers with what is stored while Stripe is away', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    const { answer } = await check(buyer);
    desk.state.faults.failCalls = 100;
    const done = await check(buyer, afterAWhile());
    desk.state.faults = noFaults();
    expect(done).toMatchObject({ status: 200, answer });
    expect(done.reported).toHaveLength(1);
  });

  test('counts an unpaid plan as free after its grace', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    renew(desk.state, subscriptionOf(buyer.userId), { isPaid: false, now: seconds() });
    expect(await check(buyer)).toMatchObject({
      answer: { plan: 'Basic', subscription_status: 'past_due' },
    });
    expect(await check(buyer, { now: Date.now() + 8 * 86_400_000 })).toMatchObject({
      answer: { plan: 'free', subscription_status: 'past_due', invoice_limit: 3 },
    });
  });

  test('of several plans tells the one that counts', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    const { customer } = subscriptionOf(buyer.userId);
    const price = desk.state.objects.price.get('price_us_standard_monthly');
    if (!price) throw new Error('The price is not sold');
    startSubscription(desk.state, { customerId: customer, price, metadata: {} }, seconds());
    expect(await check(buyer)).toMatchObject({ answer: { plan: 'Standard', invoice_limit: 300 } });
  });

  test('is for the signed-in', async () => {
    expect(await check({ userId: '', cookie: '' })).toMatchObject({ status: 401 });
  });
});

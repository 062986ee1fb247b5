import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userSettings } from '#db/schema.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { cancelNow } from '#tests/fakes/stripe/subscription-life.ts';
import { openBillingHarness, press } from '#tests/support/billing-harness.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';

const billing = await openBillingHarness();
const { database, db, harness, person, checkout, portal, check, pay } = billing;
const { sessionOf, customersOf, runningOf } = billing;

describe('/api/create-checkout', () => {
  test('creates the customer and a page that returns to our own origin', async () => {
    const buyer = await person();
    const { status, answer, headers } = await checkout(buyer);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const [customer] = customersOf(buyer.userId);
    expect(customer?.email).toBe(`${buyer.userId}@example.com`);
    expect(sessionOf(answer.url)).toMatchObject({
      customer: customer?.id,
      client_reference_id: buyer.userId,
      success_url: `${testOrigin}/us/pricing?checkout=success`,
      cancel_url: `${testOrigin}/us/pricing?checkout=cancelled`,
    });
  });

  test('creates one page for a repeated click, and another for another click', async () => {
    const buyer = await person();
    const pressed = press();
    const [first, again] = [await checkout(buyer, pressed), await checkout(buyer, pressed)];
    expect(again.answer.url).toBe(first.answer.url);
    sessionOf(first.answer.url).created -= 5;
    expect((await checkout(buyer)).answer.url).not.toBe(first.answer.url);
    expect(customersOf(buyer.userId)).toHaveLength(1);
  });

  test('from two tabs at once creates one customer and leaves one checkout page', async () => {
    const buyer = await person();
    const both = await Promise.all([checkout(buyer), checkout(buyer), checkout(buyer)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(customersOf(buyer.userId)).toHaveLength(1);
    const open = both.filter(({ answer }) => sessionOf(answer.url).status === 'open');
    expect(new Set(open.map(({ answer }) => answer.url)).size).toBe(1);
  });

  test('for two plans at once leaves one checkout page, and reports which one is closed', async () => {
    const buyer = await person();
    await checkout(buyer);
    for (let round = 0; round < 4; round += 1) {
      const both = await Promise.all(
        ['price_us_basic_monthly', 'price_us_pro_yearly'].map((price) =>
          checkout(buyer, press(price)),
        ),
      );
      const open = both.filter(
        ({ status, answer }) => status === 200 && sessionOf(answer.url).status === 'open',
      );
      expect(open).toHaveLength(1);
      for (const { status, answer, reported } of both.filter((each) => !open.includes(each))) {
        if (status === 200) continue;
        const error =
          'Checkout for another plan is still open. Complete it, or choose this plan again.';
        expect([status, answer]).toEqual([409, { code: 'other-plan-open', error }]);
        expect(reported).toEqual([]);
      }
    }
  });

  test('sells the price that the page shows, whichever country its buyer prefers', async () => {
    const buyer = await person({ preferredCountry: 'us' });
    const { answer } = await checkout(buyer, press('price_uk_pro_yearly'));
    expect(sessionOf(answer.url).success_url).toBe(`${testOrigin}/uk/pricing?checkout=success`);
  });

  test('sells nothing that isn’t ours', async () => {
    const answer = { code: 'unknown-price', error: 'This plan isn’t available here.' };
    const foreign = press('price_of_another_shop');
    expect(await checkout(await person(), foreign)).toMatchObject({ status: 400, answer });
  });

  test.each([
    ['nothing', null],
    ['no key', { priceId: 'price_us_basic_monthly' }],
    ['an invalid key', { priceId: 'price_us_basic_monthly', key: 'one' }],
    ['a price that is a list', { priceId: ['price_us_basic_monthly'], key: crypto.randomUUID() }],
  ])('with %s is refused as malformed', async (_, json) => {
    expect(await checkout(await person(), json)).toMatchObject({ status: 400 });
  });

  test('accepts neither an owner nor URLs from the caller', async () => {
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

  const managed = {
    code: 'already-subscribed',
    error: 'You already have a plan. To change it, use Manage Subscription.',
  };
  const endMs = Date.now() + 1e9;
  const stripeCustomerId = `cus_${crypto.randomUUID()}`;
  test.each<[string, Partial<typeof userSettings.$inferInsert>, object?]>([
    ['runs', { subscriptionStatus: 'active' }],
    ['was canceled and still runs', { subscriptionStatus: 'cancelled' }],
    [
      'is past due, after its grace period',
      { subscriptionStatus: 'past_due', subscriptionEndMs: Date.now() - 1e9 },
    ],
    ['is unknown to Stripe', { subscriptionStatus: 'active', stripeCustomerId }],
    [
      'was bought in the App Store',
      { subscriptionSource: 'app_store', subscriptionStatus: 'active' },
      { code: 'app-store-plan', error: expect.stringContaining('App Store') },
    ],
  ])('while a plan %s is refused', async (_, columns, answer = managed) => {
    const running = { subscriptionSource: 'stripe', subscriptionEndMs: endMs } as const;
    const buyer = await person({ ...running, ...columns });
    expect(await checkout(buyer)).toMatchObject({ status: 409, answer });
    expect(customersOf(buyer.userId)).toEqual([]);
  });

  test('after a plan that has ended sells it again', async () => {
    const columns = { subscriptionStatus: 'cancelled', subscriptionEndMs: Date.now() - 1 } as const;
    const buyer = await person({ ...columns, subscriptionSource: 'stripe' });
    expect(await checkout(buyer)).toMatchObject({ status: 200 });
    const inStore = await person({ ...columns, subscriptionSource: 'app_store' });
    expect(await checkout(inStore)).toMatchObject({ status: 200 });
  });

  test('after a purchase that our row doesn’t have yet is refused, and the row is updated', async () => {
    const buyer = await person();
    const { answer } = await checkout(buyer);
    await pay(answer.url);
    const second = await checkout(buyer);
    expect(second).toMatchObject({ status: 409, answer: { code: 'already-subscribed' } });
    expect(second.told).toEqual([`plan ${buyer.userId}`]);
    expect((await settingsOf(db, buyer.userId)).planName).toBe('Basic');
  });

  test('sells again if the row still has a plan that Stripe ended', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    const [bought] = runningOf(buyer.userId);
    if (!bought) throw new Error('Nothing was bought');
    cancelNow(harness.state, bought, 'cancellation_requested', seconds() - 1);
    expect(await checkout(buyer)).toMatchObject({ status: 200 });
  });

  test('requires a sign-in, and works only where something is sold', async () => {
    const guest = { status: 401, answer: { code: 'sign-in-needed' } };
    expect(await checkout({ cookie: '' })).toMatchObject(guest);
    const answer = { code: 'not-sold', error: 'You can’t buy a plan here yet.' };
    const unsold = await checkout(await person(), press(), { stripe: null });
    expect(unsold).toMatchObject({ status: 404, answer });
  });

  test('reports an unavailable Stripe or database', async () => {
    const buyer = await person();
    harness.state.faults.failCalls = 100;
    const failed = await checkout(buyer);
    harness.state.faults = noFaults();
    const answer = { code: 'stripe-failed', error: 'Failed to create checkout session' };
    expect(failed).toMatchObject({ status: 502, answer });
    expect(failed.reported).toHaveLength(1);
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await checkout(buyer, press(), { db: away })).toMatchObject({ status: 503 });
    expect(await checkout(buyer)).toMatchObject({ status: 200 });
  });

  test('is allowed at most thirty times in a quarter of an hour', async () => {
    const buyer = await person();
    const now = Date.now();
    const stripe = {
      ...connectStripe(harness.registration),
      createCheckout: async () => 'https://a.example',
    };
    const over = { now, stripe };
    for (let count = 0; count < 30; count += 1) await checkout(buyer, press(), over);
    const answer = { error: 'Too many attempts. Try again in 15 minutes.' };
    expect(await checkout(buyer, press(), over)).toMatchObject({ status: 429, answer });
    const later = { ...over, now: now + 900_000 };
    expect(await checkout(buyer, press(), later)).toMatchObject({ status: 200 });
  });
});

// A customer that no longer exists at Stripe: deleted in the dashboard, or from another Stripe account.
async function forget({ userId }: { userId: string }) {
  for (const { id } of customersOf(userId)) await harness.stripe.customers.del(id);
}

test('a deleted Stripe customer is replaced at the next purchase, however often that happens', async () => {
  const buyer = await person();
  await checkout(buyer);
  for (let round = 0; round < 3; round += 1) {
    await forget(buyer);
    const { status, answer } = await checkout(buyer);
    expect(status).toBe(200);
    expect(sessionOf(answer.url).customer).toBe(customersOf(buyer.userId)[0]?.id);
  }
  const { answer } = await checkout(buyer);
  await pay(answer.url);
  const later = { now: Date.now() + 5_000 };
  expect(await check(buyer, later)).toMatchObject({ answer: { plan: 'Basic' } });
});

test('a deleted customer is replaced by one, even if another tab has just unlinked the old one', async () => {
  const buyer = await person();
  await checkout(buyer);
  await forget(buyer);
  const real = connectStripe(harness.registration);
  let other: Promise<{ status: number }> | undefined;
  const stripe = {
    ...real,
    createCustomer: async (customer: Parameters<typeof real.createCustomer>[0]) => {
      other ??= checkout(buyer);
      await other;
      return real.createCustomer(customer);
    },
  };
  expect(await checkout(buyer, press(), { stripe })).toMatchObject({ status: 200 });
  expect(await other).toMatchObject({ status: 200 });
  const [customer, ...more] = customersOf(buyer.userId);
  expect(more).toEqual([]);
  const linked = { id: userSettings.stripeCustomerId };
  const ofBuyer = eq(userSettings.userId, buyer.userId);
  expect(await db.select(linked).from(userSettings).where(ofBuyer).get()).toEqual({
    id: customer?.id,
  });
});

test('a customer found deleted only when the page is created is replaced too', async () => {
  const buyer = await person();
  await checkout(buyer);
  const real = connectStripe(harness.registration);
  const stripe = {
    ...real,
    fetchSnapshot: async (customer: { customerId: string }) => {
      const snapshot = await real.fetchSnapshot(customer);
      await forget(buyer);
      return snapshot;
    },
  };
  expect(await checkout(buyer, press(), { stripe })).toMatchObject({ status: 200 });
  expect(customersOf(buyer.userId)).toHaveLength(1);
});

test('a deleted customer keeps what was paid until its end, and the portal has nothing to manage', async () => {
  const buyer = await person();
  await pay((await checkout(buyer)).answer.url);
  await check(buyer);
  await forget(buyer);
  expect(await portal(buyer)).toMatchObject({
    status: 409,
    answer: {
      code: 'customer-gone',
      error:
        'Stripe no longer has this subscription. You keep your plan until the end of the period you’ve paid for.',
    },
    told: [`plan ${buyer.userId}`],
  });
  const row = await settingsOf(db, buyer.userId);
  expect(row).toMatchObject({ subscriptionStatus: 'cancelled', subscriptionSource: null });
  expect(row.renewingPlans).toEqual([]);
  const answer = { code: 'already-subscribed' };
  expect(await checkout(buyer)).toMatchObject({ status: 409, answer });
  const over = { subscriptionEndMs: Date.now() - 1 };
  await db.update(userSettings).set(over).where(eq(userSettings.userId, buyer.userId));
  expect(await checkout(buyer)).toMatchObject({ status: 200 });
});

test('a deleted customer with a past-due payment blocks no purchase', async () => {
  const buyer = await person({
    subscriptionSource: 'stripe',
    subscriptionStatus: 'past_due',
    subscriptionEndMs: Date.now() - 1e9,
    stripeCustomerId: `cus_${crypto.randomUUID()}`,
  });
  expect(await checkout(buyer)).toMatchObject({ status: 200 });
});

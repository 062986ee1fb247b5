import { describe, expect, test } from 'vitest';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { openBillingHarness, press } from '#tests/support/billing-harness.ts';
import { testOrigin } from '#tests/support/request-context.ts';

const { harness, person, checkout, portal, check, customersOf, pay } = await openBillingHarness();

describe('/api/customer-portal', () => {
  test('redirects a customer to their own portal, and back to the settings', async () => {
    const buyer = await person({ preferredCountry: 'au' });
    await checkout(buyer, press('price_au_basic_monthly'));
    const { status, answer } = await portal(buyer);
    expect(status).toBe(200);
    const opened = [...harness.state.objects['billing_portal.session'].values()].at(-1);
    expect(opened).toMatchObject({
      customer: customersOf(buyer.userId)[0]?.id,
      return_url: `${testOrigin}/au/settings?portal=returned`,
      url: answer.url,
    });
  });

  test.each([
    ['ca', 'price_ca_pro_monthly', 'us'],
    ['us', 'price_us_basic_yearly', 'uk'],
  ] as const)(
    'offers the plans of %s to customers who bought there, wherever they are now',
    async (country, priceId, preferredCountry) => {
      const buyer = await person({ preferredCountry });
      await pay((await checkout(buyer, press(priceId))).answer.url);
      const { answer } = await portal(buyer);
      const html = await (await fetch(String(answer.url))).text();
      const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id);
      expect(offered).toHaveLength(5);
      expect(new Set(offered.map((id) => id?.split('_')[1]))).toEqual(new Set([country]));
    },
  );

  test('offers no customer another country’s plans before they bought one', async () => {
    const visitor = await person({ preferredCountry: 'au' });
    await checkout(visitor, press('price_au_basic_monthly'));
    await portal(visitor);
    const opened = [...harness.state.objects['billing_portal.session'].values()].at(-1);
    expect(opened?.configuration).toBe('bpc_au');
  });

  test('returns nothing before anything was bought, and nothing for an App Store plan', async () => {
    expect(await portal(await person())).toMatchObject({
      status: 404,
      answer: { code: 'no-customer', error: 'You haven’t bought a plan here yet.' },
    });
    const inStore = await person({
      subscriptionSource: 'app_store',
      subscriptionStatus: 'active',
      subscriptionEndMs: Date.now() + 1e9,
    });
    const answer = { code: 'app-store-plan' };
    expect(await portal(inStore)).toMatchObject({ status: 409, answer });
  });

  test('requires a sign-in, and reports an unavailable Stripe', async () => {
    expect(await portal({ cookie: '' })).toMatchObject({ status: 401 });
    const buyer = await person();
    await checkout(buyer);
    harness.state.faults.failCalls = 100;
    const failed = await portal(buyer);
    harness.state.faults = noFaults();
    const answer = { error: 'Failed to open customer portal' };
    expect(failed).toMatchObject({ status: 502, answer });
  });
});

describe('/api/check-subscription', () => {
  const afterAWhile = () => ({ now: Date.now() + 5_000 });

  test('returns a free plan without asking a provider', async () => {
    const answer = {
      plan: 'free',
      interval: null,
      subscription_status: 'free',
      subscription_end: null,
      total_invoices_created: 0,
      invoice_limit: 3,
    };
    expect(await check(await person())).toMatchObject({ status: 200, answer, told: [] });
    expect(await check({ cookie: '' })).toMatchObject({ status: 401 });
  });

  test('returns what was bought even without an event, and notifies the other pages once', async () => {
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

  test('returns the stored plan while Stripe is unavailable', async () => {
    const buyer = await person();
    await pay((await checkout(buyer)).answer.url);
    const { answer } = await check(buyer);
    harness.state.faults.failCalls = 100;
    const done = await check(buyer, afterAWhile());
    harness.state.faults = noFaults();
    expect(done).toMatchObject({ status: 200, answer });
    expect(done.reported).toHaveLength(1);
  });
});

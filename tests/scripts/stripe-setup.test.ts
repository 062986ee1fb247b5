import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseStripeCatalog } from '#app/domain/billing/plan-ids.ts';
import { planPrice } from '#app/domain/billing/plans.ts';
import { setUpStripe } from '#scripts/stripe-setup/set-up-stripe.ts';
import type { SetupLine } from '#scripts/stripe-setup/setup-run.ts';
import { openStripeHarness, type StripeHarness } from '#tests/fakes/stripe/stripe-harness.ts';

let harness: StripeHarness;
beforeEach(async () => {
  harness = await openStripeHarness();
  const { price, product, 'billing_portal.configuration': portals } = harness.state.objects;
  for (const each of [price, product, portals]) each.clear();
});
afterEach(() => harness.stop());

/** Runs the setup against the account; `changes` are the created or updated objects. */
async function setUp({ isCheck = false, webhooksOrigin = 'https://hooks.billwren.example' } = {}) {
  const lines: SetupLine[] = [];
  const secrets: [string, string][] = [];
  const run = {
    stripe: harness.stripe,
    isCheck,
    report: (line: SetupLine) => void lines.push(line),
  };
  const ids = await setUpStripe(run, {
    productName: 'Billwren',
    publicOrigin: 'https://billwren.example',
    webhooksOrigin,
    reportSecret: (variable, secret) => void secrets.push([variable, secret]),
  });
  const notOk = lines.filter(({ outcome }) => outcome !== 'ok');
  return { ids, lines, notOk, secrets };
}

const countObjects = () =>
  Object.entries(harness.state.objects).map(([kind, all]) => [kind, all.size] as const);
const catalogOf = (ids: Awaited<ReturnType<typeof setUp>>['ids']) => {
  if (!ids) throw new Error('Some ids are missing');
  return parseStripeCatalog(ids.STRIPE_PRICES, ids.STRIPE_PRODUCTS, ids.STRIPE_PORTALS);
};
const outcomes = (lines: SetupLine[]) => [...new Set(lines.map(({ outcome }) => outcome))];

describe('in an empty account', () => {
  test('everything is created, and the ids form a configuration that both workers accept', async () => {
    const { ids, lines, secrets } = await setUp();
    expect(outcomes(lines)).toEqual(['created']);
    expect(lines).toHaveLength(12 + 24 + 4 + 3);
    const catalog = catalogOf(ids);
    for (const { priceId, productId, plan, country, interval } of catalog.prices) {
      expect(harness.state.objects.price.get(priceId)).toMatchObject({
        product: productId,
        unit_amount: planPrice(plan, country, interval),
        recurring: { interval: interval === 'monthly' ? 'month' : 'year' },
      });
    }
    expect(secrets.map(([variable]) => variable)).toEqual([
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_CONNECT_SECRET',
      'STRIPE_CONNECT_ACCOUNTS_SECRET',
    ]);
  });

  test('each country’s portal switches between its own plans', async () => {
    const catalog = catalogOf((await setUp()).ids);
    const portal = harness.state.objects['billing_portal.configuration'].get(catalog.portals.ca);
    expect(portal).toMatchObject({
      business_profile: { terms_of_service_url: 'https://billwren.example/ca/terms' },
      features: {
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { enabled: true, default_allowed_updates: ['price'] },
      },
    });
    const offered = portal?.features.subscription_update.products.flatMap(({ prices }) => prices);
    const sold = catalog.prices.filter(({ country }) => country === 'ca');
    expect(offered?.sort()).toEqual(sold.map(({ priceId }) => priceId).sort());
  });

  test('the endpoints subscribe to what the webhook worker handles', async () => {
    await setUp();
    const endpoints = [...harness.state.objects.webhook_endpoint.values()];
    const api_version = harness.stripe.getApiField('version');
    const enabled_events = expect.arrayContaining(['account.application.deauthorized']);
    expect(endpoints).toMatchObject([
      { url: 'https://hooks.billwren.example/stripe', api_version },
      { url: 'https://hooks.billwren.example/stripe-connect', api_version, enabled_events },
    ]);
    const [accounts] = harness.state.objects['v2.core.event_destination'].values();
    expect(accounts).toMatchObject({
      event_payload: 'thin',
      events_from: ['@accounts'],
      webhook_endpoint: { url: 'https://hooks.billwren.example/stripe-connect-accounts' },
    });
  });

  test('a check reports what is missing and creates nothing', async () => {
    const before = countObjects();
    const { ids, lines } = await setUp({ isCheck: true });
    expect(ids).toBeNull();
    expect(outcomes(lines)).toEqual(['missing']);
    expect(countObjects()).toEqual(before);
  });
});

describe('run again', () => {
  test('it changes nothing and prints the same ids', async () => {
    const { ids } = await setUp();
    const before = countObjects();
    for (const isCheck of [false, true]) {
      const again = await setUp({ isCheck });
      expect(again.notOk).toEqual([]);
      expect(again.ids).toEqual(ids);
      expect(again.secrets).toEqual([]);
    }
    expect(countObjects()).toEqual(before);
  });

  test('it corrects what was changed; a check only reports it', async () => {
    const catalog = catalogOf((await setUp()).ids);
    const { objects } = harness.state;
    const [sold] = catalog.prices;
    const product = objects.product.get(sold?.productId ?? '');
    const portal = objects['billing_portal.configuration'].get(catalog.portals.us);
    const [endpoint] = objects.webhook_endpoint.values();
    const [accounts] = objects['v2.core.event_destination'].values();
    if (!product || !portal || !endpoint || !accounts) throw new Error('Not everything was made');
    product.name = 'Something else';
    portal.features.subscription_update.products.pop();
    endpoint.enabled_events = ['invoice.paid'];
    accounts.status = 'disabled';
    const checked = await setUp({ isCheck: true });
    expect(outcomes(checked.notOk)).toEqual(['different']);
    expect(checked.notOk).toHaveLength(4);
    expect(product.name).toBe('Something else');
    const repaired = await setUp();
    expect(outcomes(repaired.notOk)).toEqual(['updated']);
    expect(product.name).toBe('Billwren Basic');
    expect(endpoint.enabled_events).toContain('customer.subscription.updated');
    expect(accounts.status).toBe('enabled');
    expect((await setUp()).notOk).toEqual([]);
  });

  test('a price with another amount is replaced: subscribers keep the old one', async () => {
    const catalog = catalogOf((await setUp()).ids);
    const [sold] = catalog.prices;
    const old = harness.state.objects.price.get(sold?.priceId ?? '');
    if (!old) throw new Error('The price was not made');
    old.unit_amount = 100;
    const { ids, notOk } = await setUp();
    expect(notOk.map(({ outcome, name }) => `${outcome} ${name}`)).toEqual([
      'updated Price billwren_us_basic_monthly',
      'updated Customer portal us',
    ]);
    expect(catalogOf(ids).prices[0]?.priceId).not.toBe(old.id);
    expect(old).toMatchObject({ active: true, lookup_key: null });
    expect((await setUp()).notOk).toEqual([]);
  });

  test('what Stripe can’t change is left to the operator', async () => {
    await setUp();
    const { objects } = harness.state;
    const [own, connected] = objects.webhook_endpoint.values();
    const [accounts] = objects['v2.core.event_destination'].values();
    if (!own || !connected || !accounts) throw new Error('Not everything was made');
    own.api_version = '2024-06-20';
    connected.metadata = {};
    accounts.events_from = ['@self'];
    const { notOk } = await setUp();
    expect(outcomes(notOk)).toEqual(['manual']);
    expect(notOk.map(({ name }) => name.split(' ').at(-1))).toEqual([
      '/stripe',
      '/stripe-connect',
      '/stripe-connect-accounts',
    ]);
  });
});

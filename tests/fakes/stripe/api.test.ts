import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeContractFaults } from '#tests/contracts/watch-stripe.ts';
import { readLocalCatalog } from './local-catalog.ts';
import { openStripeHarness, type StripeHarness, seconds } from './stripe-harness.ts';

let harness: StripeHarness;
let stripe: Stripe;
beforeAll(async () => {
  harness = await openStripeHarness();
  stripe = harness.stripe;
});
afterAll(() => harness.stop());

const newCustomer = () => stripe.customers.create({ email: 'wren@example.com' });
const order = (customer: string, price = 'price_us_basic_monthly') => ({
  mode: 'subscription' as const,
  customer,
  line_items: [{ price, quantity: 1 }],
  success_url: 'http://localhost:1/us/pricing?checkout=success',
});
/** The error that the library throws. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it was not refused'),
    (error: Stripe.errors.StripeError) => ({
      name: error.constructor.name,
      status: error.statusCode,
      code: error.code,
      param: error.param,
      message: error.message,
    }),
  );

describe('customers', () => {
  test('are created, found, changed and listed newest first', async () => {
    const made = await stripe.customers.create({
      email: 'first@example.com',
      metadata: { user_id: 'u1', plan: 'none' },
    });
    expect(made.id).toMatch(/^cus_/);
    const changed = await stripe.customers.update(made.id, { metadata: { plan: '' } });
    expect(changed.metadata).toEqual({ user_id: 'u1' });
    const second = await stripe.customers.create({ email: 'second@example.com' });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ email: 'first@example.com' });
    const listed = await stripe.customers.list({ limit: 1 });
    expect(listed.data.map(({ id }) => id)).toEqual([second.id]);
    expect(listed.has_more).toBe(true);
    const all = await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ email }) => email)).toEqual(['second@example.com', 'first@example.com']);
  });

  test('that never existed are missing: 404 in a path, 400 in a parameter', async () => {
    expect(await refusal(stripe.customers.retrieve('cus_x'))).toEqual({
      name: 'StripeInvalidRequestError',
      status: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_x'",
    });
    const portal = await refusal(stripe.billingPortal.sessions.create({ customer: 'cus_x' }));
    expect(portal).toMatchObject({ status: 400, code: 'resource_missing', param: 'customer' });
  });
});

describe('the catalog', () => {
  test('is the product’s own, with its amounts', async () => {
    const price = await stripe.prices.retrieve('price_uk_standard_yearly');
    expect(price).toMatchObject({
      currency: 'gbp',
      unit_amount: 15_360,
      product: 'prod_uk_standard',
      recurring: { interval: 'year', interval_count: 1 },
    });
    expect(String(price.unit_amount_decimal)).toBe('15360');
    const prices = await stripe.prices.list({ limit: 100 });
    expect(prices.data).toHaveLength(24);
    const product = await stripe.products.retrieve('prod_ca_pro');
    expect(product.name).toBe('Billwren Pro');
  });

  test('fields are expanded on request', async () => {
    const price = await stripe.prices.retrieve('price_us_pro_monthly', { expand: ['product'] });
    expect(price.product).toMatchObject({ object: 'product', name: 'Billwren Pro' });
    const refused = refusal(stripe.prices.retrieve(price.id, { expand: ['owner'] }));
    expect((await refused).message).toBe('This property cannot be expanded (owner).');
  });
});

describe('checkout sessions', () => {
  test('are created, listed by customer and status, and expired once', async () => {
    const { id: customer } = await newCustomer();
    const session = await stripe.checkout.sessions.create({
      ...order(customer),
      client_reference_id: 'u1',
      metadata: { user_id: 'u1' },
      allow_promotion_codes: false,
      cancel_url: 'http://localhost:1/us/pricing',
    });
    expect(session).toMatchObject({
      status: 'open',
      amount_total: 500,
      currency: 'usd',
      client_reference_id: 'u1',
      url: `${harness.origin}/checkout/pay/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(86_400);
    const open = () => stripe.checkout.sessions.list({ customer, status: 'open' });
    expect((await open()).data.map(({ id }) => id)).toEqual([session.id]);
    const expired = await stripe.checkout.sessions.expire(session.id);
    expect([expired.status, expired.url]).toEqual(['expired', null]);
    expect((await open()).data).toEqual([]);
    const again = await refusal(stripe.checkout.sessions.expire(session.id));
    expect(again).toMatchObject({ status: 400 });
    expect(again.message).toContain('has a status of `expired`');
  });

  test('expire after their time', async () => {
    const { id: customer } = await newCustomer();
    const { id } = await stripe.checkout.sessions.create(order(customer));
    const kept = harness.state.objects['checkout.session'].get(id);
    if (kept) kept.expires_at = seconds() - 1;
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  });

  test.each([
    ['an unknown price', { line_items: [{ price: 'price_x', quantity: 1 }] }, 'resource_missing'],
    ['no return URL', { success_url: undefined }, 'parameter_missing'],
  ])('with %s are rejected', async (_title, change, code) => {
    const { id: customer } = await newCustomer();
    const refused = await refusal(
      stripe.checkout.sessions.create({ ...order(customer), ...change }),
    );
    expect(refused).toMatchObject({ name: 'StripeInvalidRequestError', status: 400, code });
  });

  test('with a parameter that Stripe does not know are rejected, and break the contract', async () => {
    const { id: customer } = await newCustomer();
    const unknown = { ...order(customer), colour: 'green' };
    const refused = await refusal(stripe.checkout.sessions.create(unknown));
    expect(refused).toMatchObject({ status: 400, code: 'parameter_unknown' });
    expect(takeContractFaults()).toEqual([expect.stringContaining('colour')]);
  });
});

test('a response that does not match Stripe’s types breaks the contract', async () => {
  const { id } = await newCustomer();
  Object.assign(harness.state.objects.customer.get(id) ?? {}, { nickname: 'Wren' });
  await stripe.customers.retrieve(id);
  harness.state.objects.customer.delete(id);
  expect(takeContractFaults()).toEqual([expect.stringContaining('nickname')]);
});

describe('portal configurations', () => {
  const update = (prices: readonly { productId: string; priceId: string }[]) => ({
    enabled: true,
    default_allowed_updates: ['price' as const],
    products: prices.map(({ productId, priceId }) => ({ product: productId, prices: [priceId] })),
  });
  const oneEach = readLocalCatalog().prices.filter(({ interval }) => interval === 'monthly');
  const create = (count: number) =>
    stripe.billingPortal.configurations.create({
      features: { subscription_update: update(oneEach.slice(0, count)) },
      expand: ['features.subscription_update.products'],
    });

  test('allow ten products with subscription updates, and no more', async () => {
    const made = await create(10);
    expect(made.features.subscription_update.products).toHaveLength(10);
    expect(await refusal(create(12))).toMatchObject({
      status: 400,
      param: 'features[subscription_update][products]',
    });
    const { id } = made;
    const features = { subscription_update: update(oneEach) };
    expect(
      await refusal(stripe.billingPortal.configurations.update(id, { features })),
    ).toMatchObject({ status: 400 });
  });

  test('include their products only when expanded', async () => {
    const { features } = await stripe.billingPortal.configurations.retrieve('bpc_us');
    expect(features.subscription_update).not.toHaveProperty('products');
    const { data } = await stripe.billingPortal.configurations.list({
      expand: ['data.features.subscription_update.products'],
    });
    const [newest] = data;
    expect(newest?.features.subscription_update.products).toHaveLength(10);
  });

  test('are named by every session, since the account has no default', async () => {
    const { id: customer } = await newCustomer();
    const refused = await refusal(stripe.billingPortal.sessions.create({ customer }));
    expect(refused.message).toContain('No configuration provided');
    const configuration = 'bpc_x';
    expect(
      await refusal(stripe.billingPortal.sessions.create({ customer, configuration })),
    ).toMatchObject({ status: 400, code: 'resource_missing', param: 'configuration' });
  });
});

describe('keys', () => {
  test('that are wrong get a 401, and are never repeated in full', async () => {
    const wrong = harness.connect('sk_test_another_account_1234');
    const refused = await refusal(wrong.customers.list());
    expect(refused).toMatchObject({ name: 'StripeAuthenticationError', status: 401 });
    expect(refused.message).toBe('Invalid API Key provided: sk_test_****1234');
    const without = await fetch(`${harness.origin}/v1/customers`);
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('an unsupported path says so', async () => {
    const refused = await refusal(stripe.coupons.list());
    expect(refused).toMatchObject({ status: 404 });
    expect(refused.message).toContain('Unrecognized request URL (GET: /v1/coupons)');
  });
});

describe('idempotency', () => {
  test('the same request with the same key is handled once', async () => {
    const make = () =>
      stripe.customers.create({ email: 'once@example.com' }, { idempotencyKey: 'key-1' });
    const [first, again] = [await make(), await make()];
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  test('another request with that key is rejected', async () => {
    const options = { idempotencyKey: 'key-2' };
    await stripe.customers.create({ email: 'one@example.com' }, options);
    const refused = await refusal(stripe.customers.create({ email: 'two@example.com' }, options));
    expect(refused).toMatchObject({ name: 'StripeIdempotencyError', status: 400 });
  });

  test('a rejected request can be corrected under its key', async () => {
    const options = { idempotencyKey: 'key-3' };
    await refusal(stripe.checkout.sessions.create(order('cus_x'), options));
    const { id } = await newCustomer();
    expect((await stripe.checkout.sessions.create(order(id), options)).status).toBe('open');
  });

  test('a lost response is sent again', async () => {
    const before = harness.state.objects.customer.size;
    const make = () =>
      stripe.customers.create({ email: 'lost@example.com' }, { idempotencyKey: 'key-4' });
    harness.state.faults.loseAnswers = 1;
    expect(await refusal(make())).toMatchObject({ name: 'StripeAPIError' });
    expect((await make()).email).toBe('lost@example.com');
    expect(harness.state.objects.customer.size).toBe(before + 1);
  });
});

describe('faults', () => {
  const setFaults = (faults: object) =>
    fetch(`${harness.origin}/stripe-faults`, { method: 'POST', body: JSON.stringify(faults) });

  test('calls fail as often as requested, and the library retries', async () => {
    expect((await setFaults({ failCalls: 2 })).status).toBe(200);
    expect(await refusal(newCustomer())).toMatchObject({ name: 'StripeAPIError', status: 500 });
    const { id } = await stripe.customers.create({}, { maxNetworkRetries: 1 });
    expect(id).toMatch(/^cus_/);
  });

  test('calls are slow until reset', async () => {
    await setFaults({ slowMs: 5_000 });
    const hurried = stripe.customers.list({}, { timeout: 50, maxNetworkRetries: 0 });
    expect(await refusal(hurried)).toMatchObject({ name: 'StripeConnectionError' });
    await setFaults({});
    expect((await stripe.customers.list({ limit: 1 })).data).toHaveLength(1);
  });

  test('unknown faults are rejected', async () => {
    expect((await setFaults({ explode: true })).status).toBe(400);
  });
});

import { beforeAll, describe, expect, it, test } from 'vitest';
import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { type StripeHarness, seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { advanceTime, renew, setCancelling } from '#tests/fakes/stripe/subscription-life.ts';
import { itemOf } from '#tests/fakes/stripe/subscriptions.ts';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { stripeHarnessOfFile, userId } from '#tests/support/stripe-harness-of-file.ts';
import { stripeEvent } from '#tests/support/webhook-harness.ts';
import { describeError } from '#workers/describe-error.ts';

let harness: StripeHarness;
let stripe: StripeClient;
const { newCustomer, checkout, sessionOf, subscribe, ...opened } = stripeHarnessOfFile();
const snapshotOf = (customerId: string) => stripe.fetchSnapshot({ customerId });

beforeAll(() => {
  harness = opened.harness();
  stripe = opened.stripe();
});

test('a customer has the user’s id and address, and is created once per key', async () => {
  const id = await newCustomer('one-key');
  expect(await newCustomer('one-key')).toBe(id);
  expect(harness.state.objects.customer.get(id)).toMatchObject({
    email: 'wren@example.com',
    metadata: { user_id: userId },
  });
});

describe('a checkout', () => {
  test('sells one price to the customer, names the user, and offers no promotion codes', async () => {
    const customer = await newCustomer();
    const url = await checkout(customer, { priceId: 'price_uk_pro_yearly' });
    const session = sessionOf(url);
    expect(session).toMatchObject({
      customer,
      mode: 'subscription',
      client_reference_id: userId,
      metadata: { user_id: userId, price_id: 'price_uk_pro_yearly' },
      allow_promotion_codes: false,
      success_url: 'https://billwren.example/us/pricing?checkout=success',
      cancel_url: 'https://billwren.example/us/pricing?checkout=cancelled',
    });
    expect(harness.state.orders.get(session.id)).toEqual({
      priceId: 'price_uk_pro_yearly',
      metadata: { user_id: userId },
    });
  });

  test('closes this customer’s older ones, and no other user’s', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const old = sessionOf(await checkout(customer));
    old.created -= 5;
    const others = sessionOf(await checkout(other));
    const now = sessionOf(await checkout(customer));
    expect([old.status, others.status, now.status]).toEqual(['expired', 'open', 'open']);
  });

  test('that is older than one for something else is not returned', async () => {
    const customer = await newCustomer();
    const pressed = { idempotencyKey: 'an-old-press' };
    const old = sessionOf(await checkout(customer, pressed));
    old.created -= 5;
    const newer = sessionOf(await checkout(customer, { priceId: 'price_us_pro_monthly' }));
    newer.created += 5;
    await expect(checkout(customer, pressed)).rejects.toThrow('Another plan’s page is newer');
    expect([old.status, newer.status]).toEqual(['expired', 'open']);
  });
});

describe('a plan snapshot', () => {
  test('is the purchased plan, with its own period', async () => {
    const customerId = await newCustomer();
    const subscription = subscribe(customerId, 'price_ca_standard_yearly');
    expect(await snapshotOf(customerId)).toEqual({
      source: 'stripe',
      status: 'active',
      productId: 'prod_ca_standard',
      plan: 'Standard',
      interval: 'yearly',
      startDay: new Date(subscription.start_date * 1000).toISOString().slice(0, 10),
      endMs: itemOf(subscription).current_period_end * 1000,
      reference: subscription.id,
    });
    setCancelling(harness.state, subscription, true, seconds());
    expect(await snapshotOf(customerId)).toMatchObject({ status: 'cancelled' });
  });

  test('of several plans is the relevant one, across pages', async () => {
    const customerId = await newCustomer();
    const running = subscribe(customerId, 'price_us_pro_monthly');
    for (let count = 0; count < 101; count += 1) {
      const over = subscribe(customerId, 'price_us_basic_monthly');
      over.status = 'canceled';
      over.ended_at = seconds();
    }
    expect(await snapshotOf(customerId)).toMatchObject({ plan: 'Pro', reference: running.id });
  });

  test('leaves out the account’s other products, and knows the plan of a price no longer sold', async () => {
    const customerId = await newCustomer();
    const item = itemOf(subscribe(customerId, 'price_us_pro_yearly'));
    item.price = { ...item.price, id: 'price_of_last_year' };
    expect(await snapshotOf(customerId)).toMatchObject({ plan: 'Pro', interval: 'yearly' });
    item.price = { ...item.price, product: 'prod_of_another_shop' };
    expect(await snapshotOf(customerId)).toBeNull();
  });

  test('of an unpaid plan counts from the first unpaid invoice, though periods continue', async () => {
    const customerId = await newCustomer();
    const now = seconds();
    const subscription = subscribe(customerId, 'price_us_basic_monthly', now);
    renew(harness.state, subscription, { isPaid: false, now });
    const endMs = itemOf(subscription).current_period_start * 1000;
    renew(harness.state, subscription, { isPaid: false, now: now + 40 * 86_400 });
    expect(await snapshotOf(customerId)).toMatchObject({ status: 'past_due', endMs });
    advanceTime(harness.state, subscription, 50 * 86_400, now);
    const later = itemOf(subscription).current_period_start * 1000;
    expect(await snapshotOf(customerId)).toMatchObject({ endMs: later });
  });

  test('of an unpaid plan ignores what was owed before the newest payment', async () => {
    const customerId = await newCustomer();
    const now = seconds();
    const month = 30 * 86_400;
    const subscription = subscribe(customerId, 'price_us_basic_monthly', now);
    renew(harness.state, subscription, { isPaid: false, now });
    renew(harness.state, subscription, { isPaid: true, now: now + month });
    renew(harness.state, subscription, { isPaid: false, now: now + 2 * month });
    const endMs = (now + 2 * month) * 1000;
    expect(await snapshotOf(customerId)).toMatchObject({ status: 'past_due', endMs });
  });
});

describe('a failing Stripe call', () => {
  const failing = async (call: Promise<unknown>) => {
    const error = await call.then(() => 'it was done').catch((thrown: unknown) => thrown);
    return { kind: stripeFailureKind(error), words: describeError(error) };
  };

  test.each([
    ['a wrong key', { secretKey: 'sk_test_wrong_key_4242' }, 'refused', '401'],
    ['no server', { apiUrl: 'http://127.0.0.1:1' }, 'away', 'StripeConnectionError'],
  ])('reports %s without the key', async (_, settings, kind, word) => {
    const wrong = connectStripe(harness.registration, settings);
    const failed = await failing(wrong.fetchSnapshot({ customerId: 'cus_1' }));
    expect(failed.kind).toBe(kind);
    expect(failed.words).toContain(word);
    expect(failed.words).not.toMatch(/4242|sk_test|standin/);
  });

  it('reports when Stripe does not know a customer', async () => {
    const failed = await failing(snapshotOf('cus_of_none'));
    expect(failed).toMatchObject({ kind: 'no-such' });
    expect(failed.words).toMatch(/list subscriptions: 4\d\d StripeInvalidRequestError/);
    expect(failed.words).not.toContain('cus_of_none');
  });

  it('is retried once, and then given up', async () => {
    const customerId = await newCustomer();
    harness.state.faults.failCalls = 1;
    expect(await snapshotOf(customerId)).toBeNull();
    harness.state.faults.failCalls = 2;
    expect(await failing(snapshotOf(customerId))).toMatchObject({ kind: 'away' });
    harness.state.faults = noFaults();
  });

  it('creates one customer when the response was lost', async () => {
    const before = harness.state.objects.customer.size;
    harness.state.faults.loseAnswers = 1;
    await newCustomer();
    expect(harness.state.objects.customer.size).toBe(before + 1);
  });

  it('is given up after a timeout', async () => {
    harness.state.faults.slowMs = 2_000;
    const hurried = connectStripe(harness.registration, { timeoutMs: 100 });
    const failed = await failing(hurried.fetchSnapshot({ customerId: 'cus_1' }));
    harness.state.faults = noFaults();
    expect(failed.kind).toBe('away');
  });
});

describe('a user who deletes their account', () => {
  test('pays nothing more: open pages are closed and plans canceled, and a retry has nothing to do', async () => {
    const customerId = await newCustomer();
    const running = subscribe(customerId, 'price_us_basic_monthly');
    const unpaid = subscribe(customerId, 'price_us_pro_monthly');
    unpaid.status = 'past_due';
    const session = sessionOf(await checkout(customerId));
    const others = subscribe(await newCustomer(), 'price_us_basic_monthly');
    await stripe.endPlans({ customerId });
    expect([running.status, unpaid.status]).toEqual(['canceled', 'canceled']);
    expect([session.status, others.status]).toEqual(['expired', 'active']);
    await stripe.endPlans({ customerId });
    await stripe.endPlans({ customerId: 'cus_unknown' });
  });

  test('is deleted along with active plans, and a retry succeeds', async () => {
    const customerId = await newCustomer();
    const running = subscribe(customerId, 'price_us_basic_monthly');
    await stripe.forgetCustomer({ customerId });
    expect(harness.state.objects.customer.has(customerId)).toBe(false);
    expect(running.status).toBe('canceled');
    await stripe.forgetCustomer({ customerId });
  });
});

describe('an event', () => {
  test.each([
    [0, true],
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ])('signed %i s before it arrived is accepted: %s', async (age, isBelieved) => {
    const body = stripeEvent({ customer: 'cus_1' });
    const signature = signPayload(body, harness.registration.webhookSecret, 1_800_000_000);
    const event = await stripe.readEvent(body, signature, (1_800_000_000 + age) * 1000);
    expect(event !== null).toBe(isBelieved);
  });

  it('names no customer and no user when the id is longer than any of Stripe’s', async () => {
    const long = 'c'.repeat(256);
    const read = async (object: Record<string, unknown>, over: Record<string, unknown> = {}) => {
      const body = stripeEvent(object, over);
      const header = signPayload(body, harness.registration.webhookSecret, 1_800_000_000);
      return stripe.readEvent(body, header, 1_800_000_000_000);
    };
    const nobody = { customerId: null, userId: null };
    expect(await read({ customer: long, client_reference_id: long })).toMatchObject(nobody);
    expect(await read({ customer: { id: long }, metadata: { user_id: long } })).toMatchObject(
      nobody,
    );
    expect(await read({ customer: long.slice(1) })).toMatchObject({ customerId: long.slice(1) });
    expect(await read({ customer: 'cus_1' }, { id: long })).toBeNull();
  });

  it('may be signed with an old and a new secret at once, during a rotation', async () => {
    const body = stripeEvent({ customer: 'cus_1' });
    const [old] = signPayload(body, 'whsec_old', 1_800_000_000).split('v1=').slice(1);
    const header = signPayload(body, harness.registration.webhookSecret, 1_800_000_000);
    const both = header.replace(',v1=', `,v1=${old},v1=`);
    expect(await stripe.readEvent(body, both, 1_800_000_000_000)).not.toBeNull();
  });
});

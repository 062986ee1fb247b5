import { afterEach, describe, expect, test, vi } from 'vitest';
import { createConnect } from '#app/adapters/stripe/stripe-connect.server.ts';
import { stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import { paymentEventTypes } from '#app/domain/cards/connect-client.ts';
import { readLocalCatalog } from '#tests/fakes/stripe/local-catalog.ts';
import { registerAtStripe } from '#tests/fakes/stripe/registration.ts';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import {
  leastObject,
  unknownValue,
  type Variant,
  variantsOf,
  wholeObject,
} from './stripe-samples.ts';
import { loadStripeSchemas } from './stripe-schemas.ts';

// Runs Stripe's library and our readers on responses generated from Stripe's own types.

const { registration } = registerAtStripe('http://stripe.example', null);
const basic = { plan: 'Basic', country: 'us', interval: 'monthly' } as const;
const catalog = {
  ...readLocalCatalog(),
  prices: [{ priceId: 'price_1', productId: 'product_1', ...basic }],
};
const reported: string[] = [];
const reportUnknown = (error: Error) => void reported.push(error.message);
const stripe = connectStripe(registration, { catalog, reportUnknown });
const sellers = createConnect({
  secretKey: registration.secretKey,
  apiUrl: registration.origin,
  isLive: false,
  connectSecret: registration.connect.secret,
  connectAccountsSecret: registration.connectAccounts.secret,
  reportUnknown,
});
const now = Date.UTC(2026, 10, 28, 12);

afterEach(() => vi.unstubAllGlobals());

const list = (...data: unknown[]) => ({ object: 'list', url: '/', has_more: false, data });

/** Makes Stripe's API return these objects, by path. */
function answer(objects: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    const object = objects[pathname];
    if (object === undefined) throw new Error(`Nothing is answered at ${pathname}`);
    return Response.json(object);
  });
}

/**
 * The variants, and the minimal object, that a reader rejects or for which it reports a value
 * documented by Stripe as unknown.
 */
async function refusedOf(
  name: string,
  variants: Variant[],
  read: (object: unknown) => Promise<unknown>,
): Promise<string[]> {
  const all = [...variants, { path: 'everything', value: null, object: leastObject(name) }];
  const refused: string[] = [];
  for (const { path, value, object } of all) {
    const why = await read(object).then(
      (result) => (result === null ? 'null' : ''),
      (error: Error) => error.message,
    );
    const unknown = reported.filter(
      (fault) => value !== unknownValue && fault.endsWith(`: ${value}`),
    );
    const shown = JSON.stringify(value) ?? 'absent';
    refused.push(...[why, ...unknown].filter(Boolean).map((fault) => `${path} ${shown}: ${fault}`));
    reported.length = 0;
  }
  return refused;
}

describe('reads Stripe’s response for a plan', () => {
  const readPlan = async (subscription: unknown, invoice = wholeObject('invoice')) => {
    answer({ '/v1/subscriptions': list(subscription), '/v1/invoices': list(invoice) });
    return { plan: await stripe.fetchSnapshot({ customerId: 'cus_1' }) };
  };

  test('with each variant of a subscription', async () => {
    const variants = variantsOf('subscription', { inside: ['items.data.0.price.recurring'] });
    expect(variants.length).toBeGreaterThan(50);
    // Stripe also has weekly prices, which we don't sell.
    const week = 'items.data.0.price.recurring.interval "week": ';
    const refused = await refusedOf('subscription', variants, readPlan);
    expect(refused.filter((fault) => !fault.startsWith(week))).toEqual([]);
  });

  test('with each variant of an unpaid plan’s invoice', async () => {
    const unpaid = { ...(wholeObject('subscription') as object), status: 'past_due' };
    const variants = variantsOf('invoice');
    const read = (invoice: unknown) => readPlan(unpaid, invoice as never);
    expect(await refusedOf('invoice', variants, read)).toEqual([]);
  });
});

describe('reads Stripe’s response for a card payment', () => {
  const expanded = ['payment_intent.latest_charge'];
  const session = '/v1/checkout/sessions/cs_1';
  const at = { accountId: 'acct_1', sessionId: 'cs_1' };

  test('with each variant of a session, its payment and its charge', async () => {
    const inside = ['payment_intent.latest_charge.id'];
    const variants = variantsOf('checkout.session', { inside, expanded });
    const read = (object: unknown) => {
      answer({ [session]: object, '/v1/refunds': list(), '/v1/disputes': list() });
      return sellers.fetchSession(at);
    };
    expect(await refusedOf('checkout.session', variants, read)).toEqual([]);
  });

  test.each(['refund', 'dispute'])('with each variant of a %s', async (name) => {
    const paid = wholeObject('checkout.session', { expanded }) as {
      payment_intent: { latest_charge: object };
    };
    Object.assign(paid.payment_intent.latest_charge, { status: 'succeeded', disputed: true });
    const none = { '/v1/refunds': list(), '/v1/disputes': list() };
    const read = (object: unknown) => {
      answer({ ...none, [session]: paid, [`/v1/${name}s`]: list(object) });
      return sellers.fetchSession(at);
    };
    expect(await refusedOf(name, variantsOf(name), read)).toEqual([]);
  });

  test('with each variant of a listed event', async () => {
    const read = (event: unknown) => {
      answer({ '/v1/events': list(event) });
      return sellers.listEvents({ accountId: 'acct_1', sinceMs: now });
    };
    const variants = variantsOf('event', { inside: ['request'] }).filter(
      ({ path, value }) => path !== 'type' || value === unknownValue,
    );
    expect(await refusedOf('event', variants, read)).toEqual([]);
  });
});

test('reads each variant of a seller’s account', async () => {
  const read = (account: unknown) => {
    answer({ '/v2/core/accounts/acct_1': account });
    return sellers.fetchAccount('acct_1');
  };
  const inside = ['configuration.merchant.capabilities.card_payments', 'requirements'];
  const variants = variantsOf('v2.core.account', { inside });
  expect(await refusedOf('v2.core.account', variants, read)).toEqual([]);
});

describe('reads what Stripe sends', () => {
  const send = (event: object, secret: string) => {
    const body = JSON.stringify(event);
    return [body, signPayload(body, secret, now / 1000), now] as const;
  };
  const eventOf = (type: string, object: unknown) => ({
    ...(wholeObject('event') as object),
    type,
    data: { object },
  });
  const objectOf = (type: string) => loadStripeSchemas().events[type] ?? '';

  test.each([...stripeEventTypes])('%s of our own account', async (type) => {
    const name = objectOf(type);
    const read = (object: unknown) =>
      stripe.readEvent(...send(eventOf(type, object), registration.webhookSecret));
    expect(await refusedOf(name, variantsOf(name, { inside: ['parent'] }), read)).toEqual([]);
  });

  test.each([...paymentEventTypes])('%s of a seller’s account', async (type) => {
    const name = objectOf(type);
    const read = (object: unknown) =>
      sellers.readPaymentEvent(
        ...send({ ...eventOf(type, object), account: 'acct_1' }, registration.connect.secret),
      );
    expect(await refusedOf(name, variantsOf(name, { inside: ['parent'] }), read)).toEqual([]);
  });

  test('each variant of an event itself', async () => {
    const data = { object: wholeObject('subscription') };
    const read = (event: unknown) =>
      stripe.readEvent(...send({ ...(event as object), data }, registration.webhookSecret));
    const variants = variantsOf('event', { inside: ['request'] });
    expect(await refusedOf('event', variants, read)).toEqual([]);
  });

  test('each variant of a notification about an account', async () => {
    const read = (event: unknown) =>
      sellers.readAccountEvent(...send(event as object, registration.connectAccounts.secret));
    const variants = variantsOf('v2.core.event', { inside: ['related_object', 'reason'] });
    expect(await refusedOf('v2.core.event', variants, read)).toEqual([]);
  });
});

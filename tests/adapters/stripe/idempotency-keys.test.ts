import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { connectSellers } from '#tests/support/connect-client.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';

// Stripe rejects an idempotency key that is reused with another body until the key expires, so each
// key covers its whole body.

type Sent = { key: string; account: string; body: string };
let sent: Sent[] = [];
let server: Awaited<ReturnType<typeof serveRequests>>;
let origin = '';

beforeAll(async () => {
  server = await serveRequests(async (request) => {
    const body = await request.text();
    const key = request.headers.get('idempotency-key');
    const account = request.headers.get('stripe-account') ?? '';
    if (request.method === 'POST' && key) sent.push({ key, account, body });
    const page = { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/', data: [] };
    return Response.json({ ...page, created: 1, metadata: {}, has_more: false });
  }, 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const target = { url: null, secret: 'whsec_1' };
const registration = () => ({
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  webhookUrl: null,
  origin,
  connect: target,
  connectAccounts: target,
});

type Fields = Record<string, string | number | null>;
/** Other values of the fields that can't be any text. */
const others: Fields = { email: null, region: 'gb', currency: 'CAD' };
const urls = { successUrl: 'https://billwren.example/', cancelUrl: 'https://billwren.example/us' };
const user = { userId: 'u1', email: 'wren@example.com', idempotencyKey: 'k' };
/** Every request that has a key. */
const requests: [name: string, fields: Fields, send: (fields: never) => Promise<unknown>][] = [
  ['a customer', user, (fields) => connectStripe(registration()).createCustomer(fields)],
  [
    'a checkout',
    { customerId: 'cus_1', userId: 'u1', priceId: 'price_1', idempotencyKey: 'k', ...urls },
    (fields) => connectStripe(registration()).createCheckout(fields),
  ],
  [
    'a seller’s account',
    { ...user, businessName: 'Wren', region: 'us' },
    (fields) => connectSellers(registration()).openAccount(fields),
  ],
  [
    'a payment page',
    {
      id: 'a1',
      accountId: 'acct_1',
      invoiceId: 'i1',
      amountMinor: 1_000,
      currency: 'USD',
      title: 'Invoice INV-1',
      ...urls,
    },
    (fields) => connectSellers(registration()).openSession(fields),
  ],
  [
    'a refund',
    { id: 'r1', accountId: 'acct_1', chargeId: 'ch_1', amountMinor: 1_000 },
    (fields) => connectSellers(registration()).refund(fields),
  ],
];

test.each(requests)('the key of %s covers every field', async (_, fields, send) => {
  const sendOnce = async (values: Fields): Promise<Sent> => {
    sent = [];
    await send(values as never);
    const [first] = sent;
    if (!first) throw new Error('Nothing with a key was sent');
    return first;
  };
  const original = await sendOnce(fields);
  expect(await sendOnce(fields)).toEqual(original);
  for (const [name, value] of Object.entries(fields)) {
    const other = typeof value === 'number' ? 2 * value : `${value}2`;
    const changed = await sendOnce({
      ...fields,
      [name]: name in others ? (others[name] ?? null) : other,
    });
    // Stripe keeps each account's keys separate.
    const isAnotherKey = changed.key !== original.key || changed.account !== original.account;
    expect(isAnotherKey || changed.body === original.body, name).toBe(true);
  }
});

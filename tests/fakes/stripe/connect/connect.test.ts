import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStripeHarness, type StripeHarness, seconds } from '../stripe-harness.ts';
import { noFaults } from '../stripe-state.ts';
import { endBankPayment, failRefund } from './payments.ts';

let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness();
});
afterAll(() => harness.stop());
beforeEach(() => {
  harness.arrived.length = 0;
  harness.state.faults = noFaults();
});

const include = ['configuration.merchant' as const, 'requirements' as const];

function openAccount(): Promise<Stripe.V2.Core.Account> {
  return harness.stripe.v2.core.accounts.create({
    contact_email: 'wren@example.com',
    dashboard: 'full',
    identity: { country: 'us' },
    configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
    defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
    include,
  });
}

async function onboard(account: string, act: string): Promise<Response> {
  const link = await harness.stripe.v2.core.accountLinks.create({
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: 'https://billwren.example/again',
        return_url: 'https://billwren.example/back',
      },
    },
  });
  return harness.press(link.url, { act });
}

async function readyAccount(): Promise<string> {
  const { id } = await openAccount();
  await onboard(id, 'finish');
  await harness.waitForEvents(2);
  harness.arrived.length = 0;
  return id;
}

function openSession(stripeAccount: string) {
  return harness.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          price_data: {
            currency: 'usd',
            unit_amount: 5000,
            product_data: { name: 'Invoice INV-001' },
          },
          quantity: 1,
        },
      ],
      success_url: 'https://billwren.example/paid',
      cancel_url: 'https://billwren.example/left',
    },
    { stripeAccount },
  );
}

test('an account is ready when its form is completed, and lists its requirements until then', async () => {
  const { id, requirements } = await openAccount();
  expect(requirements?.entries?.map(({ description }) => description)).toContain(
    'external_account',
  );
  await expect(openSession(id)).rejects.toThrow('your account must be able to take charges');

  const left = await onboard(id, 'leave');
  expect(left.headers.get('location')).toBe('https://billwren.example/back');
  expect((await onboard(id, 'expire')).headers.get('location')).toBe(
    'https://billwren.example/again',
  );
  await onboard(id, 'restrict');
  const restricted = await harness.stripe.v2.core.accounts.retrieve(id, { include });
  expect(restricted.configuration?.merchant?.capabilities?.card_payments?.status).toBe(
    'restricted',
  );
  await onboard(id, 'finish');
  const ready = await harness.stripe.v2.core.accounts.retrieve(id, { include });
  expect(ready.configuration?.merchant?.capabilities?.card_payments?.status).toBe('active');
  await harness.waitForEvents(4);
  const { path, body, signature } = harness.arrived[0] ?? { path: '', body: '', signature: '' };
  expect(path).toBe('/stripe-connect-accounts');
  const told = await harness.stripe.parseEventNotificationAsync(
    body,
    signature,
    harness.registration.connectAccounts.secret,
    300,
    Stripe.createSubtleCryptoProvider(),
  );
  expect(told).toMatchObject({ related_object: { id } });
});

test('a session of an account is paid by card and partly refunded, with events for each', async () => {
  const stripeAccount = await readyAccount();
  const { id, url } = await openSession(stripeAccount);
  const declined = await harness.press(url ?? '', { card: '4000000000000341', how: 'card' });
  expect(declined.status).toBe(402);
  const paid = await harness.press(url ?? '', { card: '4242424242424242', how: 'card' });
  expect(paid.headers.get('location')).toBe('https://billwren.example/paid');
  const session = await harness.stripe.checkout.sessions.retrieve(
    id,
    { expand: ['payment_intent.latest_charge'] },
    { stripeAccount },
  );
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', latest_charge: { amount: 5000, paid: true } },
  });
  await expect(harness.stripe.checkout.sessions.expire(id, {}, { stripeAccount })).rejects.toThrow(
    'status of `complete`',
  );
  const charge =
    [...(harness.state.connected.get(stripeAccount)?.objects.charge.keys() ?? [])][0] ?? '';
  await harness.stripe.refunds.create({ charge, amount: 2000 }, { stripeAccount });
  await expect(
    harness.stripe.refunds.create({ charge, amount: 3001 }, { stripeAccount }),
  ).rejects.toThrow('greater than unrefunded amount');
  const { data } = await harness.stripe.refunds.list({ charge }, { stripeAccount });
  expect(data.map(({ amount }) => amount)).toEqual([2000]);
  const account = harness.state.connected.get(stripeAccount);
  if (account) failRefund({ state: harness.state, account, now: seconds() }, data[0]?.id ?? '');
  expect(await harness.waitForEvents(3)).toEqual([
    'charge.refunded',
    'checkout.session.completed',
    'refund.failed',
  ]);
  const { path, body, signature } = harness.arrived[0] ?? { path: '', body: '', signature: '' };
  expect(path).toBe('/stripe-connect');
  const event = await harness.stripe.webhooks.constructEventAsync(
    body,
    signature,
    harness.registration.connect.secret,
  );
  expect(event.account).toBe(stripeAccount);
});

test('a bank debit is pending until it is settled, and disputes are opened and closed by buttons', async () => {
  const stripeAccount = await readyAccount();
  const account = harness.state.connected.get(stripeAccount);
  if (!account) throw new Error('the account is not here');
  for (const isPaid of [true, false]) {
    const { id, url } = await openSession(stripeAccount);
    await harness.press(url ?? '', { how: 'bank' });
    const under = await harness.stripe.checkout.sessions.retrieve(id, {}, { stripeAccount });
    expect(under).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    endBankPayment(
      { state: harness.state, account, now: seconds() },
      String(under.payment_intent),
      isPaid,
    );
    const after = await harness.stripe.checkout.sessions.retrieve(
      id,
      { expand: ['payment_intent'] },
      { stripeAccount },
    );
    expect(after.payment_intent).toMatchObject({
      status: isPaid ? 'succeeded' : 'requires_payment_method',
    });
  }
  const charge = [...account.objects.charge.keys()][0] ?? '';
  const page = `${harness.origin}/connect/seller/${stripeAccount}`;
  await harness.press(page, { act: 'dispute', of: charge });
  const { data } = await harness.stripe.disputes.list({ charge }, { stripeAccount });
  expect(data).toMatchObject([{ amount: 5000, status: 'needs_response' }]);
  await harness.press(page, { act: 'lose', of: data[0]?.id ?? '' });
  expect((await harness.stripe.disputes.list({ charge }, { stripeAccount })).data[0]?.status).toBe(
    'lost',
  );
  const events = await harness.stripe.events.list(
    { types: ['charge.dispute.created', 'charge.dispute.closed'] },
    { stripeAccount },
  );
  expect(events.data).toHaveLength(2);
});

test('an open session is expired once, and access can be revoked', async () => {
  const stripeAccount = await readyAccount();
  const { id } = await openSession(stripeAccount);
  expect(await harness.stripe.checkout.sessions.expire(id, {}, { stripeAccount })).toMatchObject({
    status: 'expired',
    url: null,
  });
  await harness.press(`${harness.origin}/connect/seller/${stripeAccount}`, { act: 'withdraw' });
  await expect(openSession(stripeAccount)).rejects.toThrow('access may have been revoked');
  expect(await harness.waitForEvents(2)).toEqual([
    'account.application.deauthorized',
    'checkout.session.expired',
  ]);
});

test('events can be duplicated, delayed and lost', async () => {
  const stripeAccount = await readyAccount();
  harness.state.faults = { ...noFaults(), doubleEvents: 1, delayEventsMs: 5 };
  const { url } = await openSession(stripeAccount);
  await harness.press(url ?? '', { card: '4242424242424242', how: 'card' });
  await harness.waitForEvents(2);
  harness.state.faults = { ...noFaults(), loseEvents: 1 };
  const lost = await openSession(stripeAccount);
  await harness.press(lost.url ?? '', { card: '4242424242424242', how: 'card' });
  expect(harness.state.deliveries[0]).toMatchObject({ outcome: 'lost', tries: 0 });
  expect(new Set(harness.arrived.map(({ body }) => JSON.parse(body).id as string)).size).toBe(1);
});

import { afterEach, describe, expect, test } from 'vitest';
import {
  parseAccount,
  parseCheckoutSession,
  parseDisputes,
  parseRefunds,
} from '#app/adapters/stripe/connect-schemas.server.ts';
import { parseUnpaidSince } from '#app/adapters/stripe/stripe-event.server.ts';
import { takeContractFaults } from '#tests/contracts/watch-stripe.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { itemOf } from '#tests/fakes/stripe/subscriptions.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { stripeHarnessOfFile } from '#tests/support/stripe-harness-of-file.ts';

// Stripe adds enum values at any time: unknown ones are reported and never cause an error.

const { harness, newCustomer, subscribe } = stripeHarnessOfFile();

// The fake may return values that Stripe's types don't include, but must not break them in any
// other way.
afterEach(() => {
  const faults = takeContractFaults();
  expect(faults.filter((fault) => !fault.includes('subscription: status:'))).toEqual([]);
});

/** A reader's result and what it reports. */
function reading<Result>(read: (report: (error: Error) => void) => Result) {
  const reported: string[] = [];
  return { result: read((error) => void reported.push(error.message)), reported };
}

describe('a subscription', () => {
  test('with an unknown status keeps what was paid for until it ends, and leaves the others unchanged', async () => {
    const reported: string[] = [];
    const stripe = connectStripe(harness().registration, {
      reportUnknown: (error) => void reported.push(error.message),
    });
    const customerId = await newCustomer();
    const odd = subscribe(customerId, 'price_us_pro_monthly');
    odd.status = 'suspended' as never;
    const endMs = itemOf(odd).current_period_end * 1000;
    const cancelled = { plan: 'Pro', status: 'cancelled' };
    expect(await stripe.fetchSnapshot({ customerId })).toMatchObject({ ...cancelled, endMs });
    expect(reported).toEqual(['Stripe sent an unknown subscription status: suspended']);
    odd.ended_at = seconds() - 60;
    const ended = { ...cancelled, endMs: odd.ended_at * 1000 };
    expect(await stripe.fetchSnapshot({ customerId })).toMatchObject(ended);
    subscribe(customerId, 'price_us_basic_monthly');
    const other = { plan: 'Basic', status: 'active' };
    expect(await stripe.fetchSnapshot({ customerId })).toMatchObject(other);
  });

  test('owes no invoice with an unknown status', () => {
    const invoices = [
      { status: 'open', created: 100 },
      { status: 'forgiven', created: 50 },
    ];
    const { result, reported } = reading((report) => parseUnpaidSince(invoices, report));
    expect(result).toBe(100_000);
    expect(reported).toEqual(['Stripe sent an unknown invoice status: forgiven']);
  });
});

describe('a payment page', () => {
  const session = {
    id: 'cs_1',
    status: 'complete',
    amount_total: 1_000,
    currency: 'usd',
    url: null as string | null,
    payment_intent: null as unknown,
  };
  const charge = {
    id: 'ch_1',
    amount: 1_000,
    currency: 'usd',
    created: 1,
    disputed: false,
    status: 'succeeded',
  };
  const intent = { id: 'pi_1', status: 'processing', latest_charge: null as unknown };
  const readSession = (change: object) =>
    reading((report) => parseCheckoutSession({ ...session, ...change }, report));

  test.each([
    ['open while it has an address', { url: 'https://pay.example/' }, 'open'],
    ['expired without a payment', {}, 'expired'],
    ['processing with a payment', { payment_intent: intent }, 'processing'],
    ['failed with a failed one', { payment_intent: { ...intent, status: 'canceled' } }, 'failed'],
    ['paid with a charge', { payment_intent: { ...intent, latest_charge: charge } }, 'paid'],
  ])('with an unknown status is %s', (_, change, state) => {
    const { result, reported } = readSession({ status: 'archived', ...change });
    expect(result.state).toBe(state);
    const unknown = ['Stripe sent an unknown session status: archived'];
    expect(reported).toEqual(state === 'paid' ? [] : unknown);
  });

  test('is pending while its payment or charge has an unknown status', () => {
    const odd = { ...intent, status: 'pondering', latest_charge: { ...charge, status: 'held' } };
    const { result, reported } = readSession({ payment_intent: odd });
    expect(result).toMatchObject({ state: 'processing', charge: null });
    expect(reported).toEqual([
      'Stripe sent an unknown charge status: held',
      'Stripe sent an unknown payment status: pondering',
    ]);
  });

  test('without status, amount and currency matches no attempt', () => {
    const nothing = { status: null, amount_total: null, currency: null };
    const { result, reported } = readSession(nothing);
    expect(result).toMatchObject({ state: 'expired', amountMinor: 0, currency: '' });
    expect(reported).toEqual(['Stripe sent an unknown session status: none']);
  });
});

const withStatuses = <Status extends string | null>(...statuses: Status[]) =>
  statuses.map((status, at) => ({ id: `re_${at}`, amount: 500, created: 1, status }));

test('a refund with an unknown status moves no money, and the others do', () => {
  const refunds = withStatuses('succeeded', 'in_review', null);
  const { result, reported } = reading((report) => parseRefunds(refunds, report));
  expect(result.map(({ state }) => state)).toEqual(['made', 'asked', 'asked']);
  expect(reported).toEqual([
    'Stripe sent an unknown refund status: in_review',
    'Stripe sent an unknown refund status: none',
  ]);
});

test('a dispute with an unknown status is open, like an appealed one', () => {
  const disputes = withStatuses('lost', 'appeal_under_review', 'arbitration');
  const { result, reported } = reading((report) => parseDisputes(disputes, report));
  expect(result.map(({ state }) => state)).toEqual(['lost', 'open', 'open']);
  expect(reported).toEqual(['Stripe sent an unknown dispute status: arbitration']);
});

test('an account whose capability has an unknown status accepts no cards', () => {
  const capabilities = { card_payments: { status: 'sleeping' } };
  const account = { configuration: { merchant: { capabilities } } };
  const { result, reported } = reading((report) => parseAccount(account, report));
  expect(result).toEqual({ state: 'restricted', wants: [] });
  expect(reported).toEqual(['Stripe sent an unknown capability status: sleeping']);
});

test('values that could be anything are not reported', () => {
  const { reported } = reading((report) =>
    parseDisputes(withStatuses('Ann <ann@example.com>'), report),
  );
  expect(reported).toEqual(['Stripe sent an unknown dispute status: none']);
});

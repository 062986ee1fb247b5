import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { disconnectAccount } from '#app/features/cards/server/connect-account.server.ts';
import { cardRefunds } from '#db/connect-schema.ts';
import { withdrawAccess } from '#tests/fakes/stripe/connect/connect-events.ts';
import {
  closeDispute,
  disputeCharge,
  failRefund,
  finishRefund,
  refundCharge,
} from '#tests/fakes/stripe/connect/payments.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { enterByCard } from '#tests/support/payment-post.ts';
import { openRefundHarness } from '#tests/support/refund-harness.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const refunds = await openRefundHarness(database);
const { db, harness, contextOf, at, connect, look, paid, order, post } = refunds;
const { page, standing, refundsAtStripe, refused } = refunds;
type Paid = Awaited<ReturnType<typeof paid>>;
afterAll(() => {
  harness.state.faults = { ...harness.state.faults, failCalls: 0, loseAnswers: 0 };
});

describe('a refund', () => {
  test('of a part goes through Stripe, is due again, and leaves the rest refundable', async () => {
    const one = await paid();
    const [before] = (await page(one)).payments;
    expect(before?.refund).toEqual({ leftMinor: one.amount, account: one.account.id });
    const context = contextOf();
    const body = { outcome: 'refunded', invoiceId: one.invoiceId, isInProgress: false };
    expect(await post(order(one), one.cookie, context)).toEqual({ status: 200, body });
    expect(context.told).toEqual([['invoices', one.userId]]);
    expect(refundsAtStripe(one)).toEqual([[5000, 'succeeded']]);
    expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
    const { payments: shown, history } = await page(one);
    const undone = [expect.stringMatching(/^\$50\.00 refunded on /)];
    expect(shown[0]).toMatchObject({ undone, refund: { leftMinor: one.amount - 5000 } });
    expect(history[0]?.text).toMatch(/^\$50\.00 refunded on /);
    await post(
      order(one, { amountMinor: one.amount - 5000, seenMinor: one.amount - 5000 }),
      one.cookie,
    );
    expect(await standing(one)).toEqual([0, 'unpaid']);
    expect((await page(one)).payments[0]?.refund).toBeNull();
  });

  test('is made once, however often its form is sent and whatever Stripe reports in between', async () => {
    const one = await paid();
    const pressed = order(one);
    const answers = await Promise.all([1, 2, 3].map(() => post(pressed, one.cookie)));
    const said = answers.map(({ body }) => body.outcome);
    expect(said).toContain('refunded');
    await look(one);
    expect((await post(pressed, one.cookie)).body).toMatchObject({ outcome: 'refunded' });
    expect(refundsAtStripe(one)).toHaveLength(1);
    expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
  });

  test('from a second tab is not made for what the first has refunded', async () => {
    const one = await paid();
    const tabs = [order(one, { amountMinor: 10_000 }), order(one, { amountMinor: 10_000 })];
    const answers = await Promise.all(tabs.map((tab) => post(tab, one.cookie)));
    const left = one.amount - 10_000;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      outcome: 'not-refunded',
      isUnclear: false,
      message: `This invoice has changed. You can now refund up to $${(left / 100).toFixed(2)} of this payment.`,
      refundableMinor: left,
    });
    expect(refundsAtStripe(one)).toHaveLength(1);
  });

  test('with a lost answer, or while Stripe is down, is made once when retried', async () => {
    for (const fault of ['loseAnswers', 'failCalls'] as const) {
      const one = await paid();
      const pressed = order(one);
      harness.state.faults = { ...harness.state.faults, [fault]: 2 };
      expect(await post(pressed, one.cookie)).toEqual(
        refused(
          'Stripe didn’t respond. Choose Refund again. Your client will be refunded only once. Until Stripe responds, the refund stays listed under the payment.',
          502,
        ),
      );
      harness.state.faults = { ...harness.state.faults, [fault]: 0 };
      const [shown] = (await page(one)).payments;
      expect(shown?.undone).toEqual([
        expect.stringMatching(/^Refund of \$50\.00 requested on .*, not yet confirmed by Stripe$/),
      ]);
      expect(shown?.refund?.leftMinor).toBe(one.amount - 5000);
      expect((await post(pressed, one.cookie)).status).toBe(200);
      expect(refundsAtStripe(one)).toHaveLength(1);
      expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
    }
  });

  test('with a lost answer is recorded with its first event; one that Stripe never received ends in an hour', async () => {
    const lost = await paid();
    harness.state.faults = { ...harness.state.faults, loseAnswers: 2 };
    await post(order(lost), lost.cookie);
    harness.state.faults = { ...harness.state.faults, loseAnswers: 0 };
    await look(lost);
    expect(await standing(lost)).toEqual([lost.amount - 5000, 'unpaid']);
    expect((await page(lost)).payments[0]?.refund?.leftMinor).toBe(lost.amount - 5000);

    const never = await paid();
    const pressed = order(never);
    harness.state.faults = { ...harness.state.faults, failCalls: 2 };
    await post(pressed, never.cookie);
    harness.state.faults = { ...harness.state.faults, failCalls: 0 };
    const later = Date.now() + 61 * 60_000;
    await checkCards(db, connect, {
      now: later,
      limit: 100,
      reportError: (error) => {
        throw error;
      },
    });
    const { payments: shown, history } = await page(never);
    expect(shown[0]?.undone).toEqual([expect.stringMatching(/^Refund of \$50\.00 failed on /)]);
    expect(shown[0]?.refund?.leftMinor).toBe(never.amount);
    expect(history[0]?.text).toMatch(/^Refund of \$50\.00 failed on /);
    expect(await post(pressed, never.cookie)).toEqual(
      refused('This refund didn’t go through. Start a new one.'),
    );
    expect(refundsAtStripe(never)).toEqual([]);
  });

  test('that takes days is shown as pending, then as made or failed', async () => {
    for (const end of [finishRefund, failRefund]) {
      const one = await paid();
      one.account.balance = 'low';
      expect((await post(order(one), one.cookie)).body).toMatchObject({ isInProgress: true });
      const undone = async () => (await page(one)).payments[0]?.undone;
      expect(await undone()).toEqual([
        expect.stringMatching(/^Refund of \$50\.00 in progress since /),
      ]);
      const [refund] = one.account.objects.refund.keys();
      end(at(one.account), String(refund));
      await look(one);
      const hasFailed = end === failRefund;
      expect(await undone()).toEqual([
        expect.stringMatching(
          hasFailed
            ? /^Refund of \$50\.00 failed on .*: the money is back in your Stripe account$/
            : /^\$50\.00 refunded on /,
        ),
      ]);
      expect((await standing(one))[0]).toBe(hasFailed ? one.amount : one.amount - 5000);
      expect((await page(one)).payments).toHaveLength(1);
    }
  });
});

test('a dispute is shown and flagged while it is open; if lost it is one reversal, if won it is gone', async () => {
  for (const end of ['won', 'lost'] as const) {
    const one = await paid();
    const { id } = disputeCharge(at(one.account), one.charge);
    await look(one);
    const open = await page(one);
    expect(open.disputes).toEqual([
      expect.stringMatching(
        /^Your client disputed \$[\d.]+ with their bank on .*\. The balance won’t change until the bank decides\.$/,
      ),
    ]);
    const undone = [expect.stringMatching(/^\$[\d.]+ disputed on /)];
    expect(open.payments[0]).toMatchObject({ isDisputed: true, undone });
    expect(await standing(one)).toEqual([one.amount, 'paid']);
    closeDispute(at(one.account), id, end);
    await look(one);
    const decided = await page(one);
    expect([decided.disputes, decided.payments[0]?.isDisputed]).toEqual([[], false]);
    expect(decided.payments[0]?.undone).toEqual(
      end === 'won' ? [] : [expect.stringMatching(/withdrawn on .*: dispute lost$/)],
    );
    expect(decided.payments[0]?.refund !== null).toBe(end === 'won');
    expect(await standing(one)).toEqual(end === 'won' ? [one.amount, 'paid'] : [0, 'unpaid']);
  }
});

test('a refund with a database fault reports it, and a retry makes it one refund', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: async () => {
      const one = await paid();
      return { one, pressed: order(one) };
    },
    action: async (faulty, { one, pressed }) =>
      (await post(pressed, one.cookie, contextOf(faulty))).status,
    check: async (_db, { one, pressed }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      expect([200, 503]).toContain(outcome.answer);
      expect((await post(pressed, one.cookie)).status).toBe(200);
      expect(refundsAtStripe(one)).toEqual([[5000, 'succeeded']]);
      expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4 * usualFaults.length);
});

describe('nothing is refunded', () => {
  test('of zero, too little, too much, or by a malformed post', async () => {
    const one = await paid();
    for (const amountMinor of [0, -5, 0.5]) {
      const body = { outcome: 'invalid', issues: { amountMinor: 'Enter an amount above zero.' } };
      expect(await post(order(one, { amountMinor }), one.cookie)).toEqual({ status: 422, body });
    }
    const tooMuch = await post(order(one, { amountMinor: one.amount + 1 }), one.cookie);
    expect(tooMuch.body).toMatchObject({
      message: `You can’t refund more than $${(one.amount / 100).toFixed(2)}.`,
    });
    for (const over of [{ currency: 'ABC' }, { refundId: 'x' }, { amountMinor: '5' }]) {
      expect((await post(order(one, over), one.cookie)).status).toBe(400);
    }
    expect(refundsAtStripe(one)).toEqual([]);
  });

  test('of another user’s payment, by a guest, of a manual payment or of another invoice', async () => {
    const one = await paid();
    const stranger = await createSampleSeller(db);
    expect((await post(order(one), stranger.cookie)).status).toBe(404);
    expect((await post(order(one), '')).status).toBe(401);
    const other = await paid();
    const foreign = order(one, { paymentId: other.charge });
    expect((await post(foreign, one.cookie)).status).toBe(404);
    const manual = await enterByCard(db, one, {
      origin: 'hand',
      method: 'cash',
      amountMinor: 5000,
    });
    expect((await post(order(one, { paymentId: manual }), one.cookie)).status).toBe(404);
    expect(
      (await page(one)).payments.map(({ refund, canReverse }) => [!refund, canReverse]),
    ).toEqual([
      [false, false],
      [true, true],
    ]);
    expect([...refundsAtStripe(one), ...refundsAtStripe(other)]).toEqual([]);
  });

  const refusals: [string, (one: Paid) => unknown, string, string[]?][] = [
    [
      'while the balance at Stripe is too low',
      ({ account }) => Object.assign(account, { balance: 'empty' }),
      'Your Stripe balance doesn’t cover this refund. Add funds in Stripe, then try again.',
    ],
    [
      'while the client disputes the payment',
      ({ account, charge }) => disputeCharge(at(account), charge),
      'Your client disputed this payment. Stripe can’t refund it until their bank decides.',
    ],
    [
      'if everything was refunded at Stripe without an event',
      ({ account, charge, amount }) => refundCharge(at(account), charge, amount),
      'There’s nothing left to refund on this payment.',
    ],
    [
      'if more was refunded at Stripe than is left for it',
      ({ account, charge, amount }) => refundCharge(at(account), charge, amount - 1),
      'Stripe won’t refund this payment. Check it in your Stripe dashboard.',
      ['StripeFailure'],
    ],
  ];
  test.each(refusals)('%s', async (_, prepare, message, reported = []) => {
    const one = await paid();
    prepare(one);
    const context = contextOf();
    expect(await post(order(one), one.cookie, context)).toEqual(refused(message));
    // Only the seller can resolve it, so it isn't an error of the product.
    expect(context.reported.map((error) => (error as Error).name)).toEqual(reported);
    expect(await db.select().from(cardRefunds).where(eq(cardRefunds.state, 'asked'))).toEqual([]);
    // The same check also records refunds made at Stripe.
    const back = refundsAtStripe(one).reduce((all, [amount]) => all + Number(amount), 0);
    expect((await standing(one))[0]).toBe(one.amount - back);
  });

  test('if the seller’s account is disconnected, here or at Stripe', async () => {
    const message =
      'The Stripe account that received this payment isn’t connected. Reconnect it in Settings, or refund the payment in your Stripe dashboard.';
    const stopped = await paid();
    const reportError = () => undefined;
    await disconnectAccount(db, connect, { userId: stopped.userId, now: 1, reportError });
    expect(await post(order(stopped), stopped.cookie)).toEqual(refused(message));
    const withdrawn = await paid();
    withdrawAccess(harness.state, withdrawn.account.id, seconds());
    expect(await post(order(withdrawn), withdrawn.cookie)).toEqual(refused(message));
    expect(await post(order(withdrawn), withdrawn.cookie)).toEqual(refused(message));
    const unoffered = await paid();
    const context = contextOf(undefined, { connect: null });
    expect(await post(order(unoffered), unoffered.cookie, context)).toEqual(refused(message));
  });
});

test('a refusal is final: once the balance suffices, a new request is needed', async () => {
  const one = await paid();
  one.account.balance = 'empty';
  await post(order(one), one.cookie);
  one.account.balance = 'full';
  expect((await post(order(one), one.cookie)).status).toBe(200);
  expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
});

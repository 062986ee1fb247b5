import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { answerListPost } from '#app/handlers/invoices/list-action.server.ts';
import { checkCards } from '#app/services/cards/check-cards.server.ts';
import { disconnectAccount } from '#app/services/cards/connect-account.server.ts';
import { settleAttempt } from '#app/services/cards/settle-attempt.server.ts';
import { cardRefunds } from '#db/connect-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { withdrawAccess } from '#tests/fakes/stripe/connect/connect-events.ts';
import {
  closeDispute,
  disputeCharge,
  failRefund,
  finishRefund,
  refundCharge,
} from '#tests/fakes/stripe/connect/payments.ts';
import { seconds } from '#tests/fakes/stripe/stripe-desk.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { readOwnersPage } from '#tests/support/owners-page.ts';
import { jsonPost } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const cards = await openCardCalls(database);
const { db, desk, contextOf, seller, connectUser, attemptsOf, at, connect } = cards;
afterAll(() => {
  desk.state.faults = { ...desk.state.faults, failCalls: 0, loseAnswers: 0 };
});

type Paid = Awaited<ReturnType<typeof paid>>;

/** A seller whose client has paid an invoice of $165.01 by card, as it is known here. */
async function paid() {
  const made = await seller();
  const account = await connectUser(made.userId);
  const { latest_charge, amount } = await cards.pay(made.invoiceId, account);
  const one = { ...made, account, charge: String(latest_charge), amount };
  await look(one);
  return one;
}

/** Looks at Stripe, as every delivery about the payment does. */
async function look({ invoiceId }: Pick<Paid, 'invoiceId'>, now = Date.now()): Promise<void> {
  const [attempt] = await attemptsOf(invoiceId);
  if (attempt) await settleAttempt(db, connect, attempt, now);
}

const order = ({ invoiceId, charge, amount }: Paid, over: object = {}) => ({
  ...{ intent: 'refund', invoiceId, refundId: crypto.randomUUID(), paymentId: charge },
  ...{ country: 'us', currency: 'USD', amountMinor: 5000, seenMinor: amount, ...over },
});
const post = (json: object, cookie: string, context = contextOf()) =>
  answerListPost(jsonPost('/us/invoices', json, cookie), context);
const page = (one: Paid) => readOwnersPage(one.invoiceId, one.cookie, contextOf());
const standing = async ({ invoiceId }: Paid) => {
  const { paidMinor, status } = await invoiceRowOf(db, invoiceId);
  return [paidMinor, status];
};
const refundsAtStripe = ({ account }: Paid) =>
  [...account.objects.refund.values()].map(({ amount, status }) => [amount, status]);
const refused = (message: string, status = 409) => ({
  status,
  body: { outcome: 'not-refunded', message },
});

describe('a refund', () => {
  test('of a part goes back through Stripe, is due again, and leaves the rest to be refunded', async () => {
    const one = await paid();
    const [before] = (await page(one)).payments;
    expect(before?.refund).toEqual({ leftMinor: one.amount, account: one.account.id });
    const context = contextOf();
    expect(await post(order(one), one.cookie, context)).toEqual({
      status: 200,
      body: { outcome: 'refunded', invoiceId: one.invoiceId, isUnderWay: false },
    });
    expect(context.told).toEqual([['invoices', one.userId]]);
    expect(refundsAtStripe(one)).toEqual([[5000, 'succeeded']]);
    expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
    const { payments: shown, history } = await page(one);
    expect(shown[0]).toMatchObject({
      undone: [expect.stringMatching(/^\$50\.00 refunded on /)],
      refund: { leftMinor: one.amount - 5000 },
    });
    expect(history[0]?.text).toMatch(/^\$50\.00 refunded on /);
    await post(
      order(one, { amountMinor: one.amount - 5000, seenMinor: one.amount - 5000 }),
      one.cookie,
    );
    expect(await standing(one)).toEqual([0, 'unpaid']);
    expect((await page(one)).payments[0]?.refund).toBeNull();
  });

  test('is one, however often its form is sent and whatever Stripe says in between', async () => {
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

  test('from a second tab is not made on what the first has refunded', async () => {
    const one = await paid();
    const tabs = [order(one, { amountMinor: 10_000 }), order(one, { amountMinor: 10_000 })];
    const answers = await Promise.all(tabs.map((tab) => post(tab, one.cookie)));
    const left = one.amount - 10_000;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      outcome: 'not-refunded',
      message: `Something changed on this invoice meanwhile: $${(left / 100).toFixed(2)} of this payment can be refunded now.`,
      refundableMinor: left,
    });
    expect(refundsAtStripe(one)).toHaveLength(1);
  });

  test('whose answer was lost, and one that met Stripe away, are one when pressed again', async () => {
    for (const fault of ['loseAnswers', 'failCalls'] as const) {
      const one = await paid();
      const pressed = order(one);
      desk.state.faults = { ...desk.state.faults, [fault]: 2 };
      expect(await post(pressed, one.cookie)).toEqual(
        refused(
          'Stripe did not answer. Press Refund once more: however often you press, it is one refund. Until Stripe answers it is listed with the payment.',
          502,
        ),
      );
      desk.state.faults = { ...desk.state.faults, [fault]: 0 };
      const [shown] = (await page(one)).payments;
      expect(shown?.undone).toEqual([
        expect.stringMatching(/^Refund of \$50\.00 asked for on .*, not confirmed by Stripe yet$/),
      ]);
      expect(shown?.refund?.leftMinor).toBe(one.amount - 5000);
      expect((await post(pressed, one.cookie)).status).toBe(200);
      expect(refundsAtStripe(one)).toHaveLength(1);
      expect(await standing(one)).toEqual([one.amount - 5000, 'unpaid']);
    }
  });

  test('whose answer was lost is booked by the first word of it; one that Stripe never had ends in an hour', async () => {
    const lost = await paid();
    desk.state.faults = { ...desk.state.faults, loseAnswers: 2 };
    await post(order(lost), lost.cookie);
    desk.state.faults = { ...desk.state.faults, loseAnswers: 0 };
    await look(lost);
    expect(await standing(lost)).toEqual([lost.amount - 5000, 'unpaid']);
    expect((await page(lost)).payments[0]?.refund?.leftMinor).toBe(lost.amount - 5000);

    const never = await paid();
    const pressed = order(never);
    desk.state.faults = { ...desk.state.faults, failCalls: 2 };
    await post(pressed, never.cookie);
    desk.state.faults = { ...desk.state.faults, failCalls: 0 };
    const later = Date.now() + 61 * 60_000;
    await checkCards(db, connect, {
      ...{ now: later, limit: 100 },
      reportError: (error) => {
        throw error;
      },
    });
    const { payments: shown, history } = await page(never);
    expect(shown[0]?.undone).toEqual([expect.stringMatching(/^Refund of \$50\.00 was not made: /)]);
    expect(shown[0]?.refund?.leftMinor).toBe(never.amount);
    expect(history[0]?.text).toMatch(/^Refund of \$50\.00 failed on /);
    expect(await post(pressed, never.cookie)).toEqual(
      refused('This refund was not made. Begin it once more.'),
    );
    expect(refundsAtStripe(never)).toEqual([]);
  });

  test('that takes its days is shown as under way, then as made or as failed', async () => {
    for (const end of [finishRefund, failRefund]) {
      const one = await paid();
      one.account.balance = 'low';
      expect((await post(order(one), one.cookie)).body).toMatchObject({ isUnderWay: true });
      const undone = async () => (await page(one)).payments[0]?.undone;
      expect(await undone()).toEqual([
        expect.stringMatching(/^Refund of \$50\.00 under way since /),
      ]);
      const [refund] = one.account.objects.refund.keys();
      end(at(one.account), String(refund));
      await look(one);
      const hasFailed = end === failRefund;
      expect(await undone()).toEqual([
        expect.stringMatching(
          hasFailed
            ? /^Refund of \$50\.00 failed on .*: the money is yours again$/
            : /^\$50\.00 refunded on /,
        ),
      ]);
      expect((await standing(one))[0]).toBe(hasFailed ? one.amount : one.amount - 5000);
      expect((await page(one)).payments).toHaveLength(1);
    }
  });

  test('that failed stays so, though an older word of it comes late', async () => {
    const one = await paid();
    await post(order(one), one.cookie);
    const [attempt] = await attemptsOf(one.invoiceId);
    const session = { accountId: one.account.id, sessionId: attempt?.sessionId ?? '' };
    const old = await connect.fetchSession(session);
    failRefund(at(one.account), [...one.account.objects.refund.keys()][0] ?? '');
    await look(one);
    const late = { ...connect, fetchSession: async () => old };
    if (attempt) await settleAttempt(db, late, attempt, Date.now());
    expect(await standing(one)).toEqual([one.amount, 'paid']);
  });
});

describe('nothing is refunded', () => {
  test('of nothing, of less, of more than there is, or by a post of another shape', async () => {
    const one = await paid();
    for (const amountMinor of [0, -5, 0.5]) {
      expect(await post(order(one, { amountMinor }), one.cookie)).toEqual({
        status: 422,
        body: { outcome: 'invalid', issues: { amountMinor: 'Enter an amount above zero.' } },
      });
    }
    const tooMuch = await post(order(one, { amountMinor: one.amount + 1 }), one.cookie);
    expect(tooMuch.body).toMatchObject({
      message: `That is more than the $${(one.amount / 100).toFixed(2)} that can be refunded.`,
    });
    for (const over of [{ currency: 'XXX' }, { refundId: 'x' }, { amountMinor: '5' }]) {
      expect((await post(order(one, over), one.cookie)).status).toBe(400);
    }
    expect(refundsAtStripe(one)).toEqual([]);
  });

  test('of another user’s payment, by a guest, of a payment by hand or of another invoice', async () => {
    const one = await paid();
    const stranger = await createSampleSeller(db);
    expect((await post(order(one), stranger.cookie)).status).toBe(404);
    expect((await post(order(one), '')).status).toBe(401);
    const other = await paid();
    const foreign = order(one, { paymentId: other.charge });
    expect((await post(foreign, one.cookie)).status).toBe(404);
    const byHand = crypto.randomUUID();
    await db.insert(payments).values({
      ...{ id: byHand, invoiceId: one.invoiceId, userId: one.userId, at: Date.now(), day: null },
      ...{ kind: 'payment', origin: 'hand', method: 'cash', amountMinor: 5000 },
    });
    expect((await post(order(one, { paymentId: byHand }), one.cookie)).status).toBe(404);
    expect(
      (await page(one)).payments.map(({ refund, canReverse }) => [!refund, canReverse]),
    ).toEqual([
      [false, false],
      [true, true],
    ]);
    expect([...refundsAtStripe(one), ...refundsAtStripe(other)]).toEqual([]);
  });

  const refusals: [string, (one: Paid) => unknown, string][] = [
    [
      'while the balance at Stripe does not cover it',
      ({ account }) => Object.assign(account, { balance: 'empty' }),
      'Your balance at Stripe does not cover this refund. Add to it there, then try again.',
    ],
    [
      'while the client disputes the payment',
      ({ account, charge }) => disputeCharge(at(account), charge),
      'Your client disputed this payment: Stripe refunds nothing of it until their bank has decided.',
    ],
    [
      'where all was refunded at Stripe and no word of it came',
      ({ account, charge, amount }) => refundCharge(at(account), charge, amount),
      'Nothing of this payment can be refunded any more.',
    ],
    [
      'where more was refunded at Stripe than is left for it',
      ({ account, charge, amount }) => refundCharge(at(account), charge, amount - 1),
      'Stripe does not refund this payment. Look it up in your Stripe dashboard.',
    ],
  ];
  test.each(refusals)('%s', async (_, prepare, message) => {
    const one = await paid();
    prepare(one);
    expect(await post(order(one), one.cookie)).toEqual(refused(message));
    expect(await db.select().from(cardRefunds).where(eq(cardRefunds.state, 'asked'))).toEqual([]);
    // What was done at Stripe is booked by the same look.
    const back = refundsAtStripe(one).reduce((all, [amount]) => all + Number(amount), 0);
    expect((await standing(one))[0]).toBe(one.amount - back);
  });

  test('where the seller’s account is connected no more, here or at Stripe', async () => {
    const message =
      'The Stripe account that took this payment is not connected. Connect it again in Settings, or refund the payment in your Stripe dashboard.';
    const stopped = await paid();
    const reportError = () => undefined;
    await disconnectAccount(db, connect, { userId: stopped.userId, now: 1, reportError });
    expect(await post(order(stopped), stopped.cookie)).toEqual(refused(message));
    const withdrawn = await paid();
    withdrawAccess(desk.state, withdrawn.account.id, seconds());
    expect(await post(order(withdrawn), withdrawn.cookie)).toEqual(refused(message));
    expect(await post(order(withdrawn), withdrawn.cookie)).toEqual(refused(message));
    const unoffered = await paid();
    const context = contextOf(undefined, { connect: null });
    expect(await post(order(unoffered), unoffered.cookie, context)).toEqual(refused(message));
  });
});

test('a dispute is told and flagged while it is open; lost it is one reversal, won it is gone', async () => {
  for (const end of ['won', 'lost'] as const) {
    const one = await paid();
    const { id } = disputeCharge(at(one.account), one.charge);
    await look(one);
    const open = await page(one);
    expect(open.disputes).toEqual([
      expect.stringMatching(
        /^Your client disputed \$[\d.]+ at their bank on .*\. The balance stays as it is until the bank has decided\.$/,
      ),
    ]);
    expect(open.payments[0]).toMatchObject({
      isDisputed: true,
      undone: [expect.stringMatching(/^\$[\d.]+ disputed since /)],
    });
    expect(await standing(one)).toEqual([one.amount, 'paid']);
    closeDispute(at(one.account), id, end);
    await look(one);
    const decided = await page(one);
    expect([decided.disputes, decided.payments[0]?.isDisputed]).toEqual([[], false]);
    expect(decided.payments[0]?.undone).toEqual(
      end === 'won' ? [] : [expect.stringMatching(/taken back on .*: the dispute was lost$/)],
    );
    expect(decided.payments[0]?.refund !== null).toBe(end === 'won');
    expect(await standing(one)).toEqual(end === 'won' ? [one.amount, 'paid'] : [0, 'unpaid']);
  }
});

test('a refund that meets a fault of the database is said, and pressed again it is one', async () => {
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

// @covers paid-3.8 paid-3.9

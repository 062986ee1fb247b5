import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { disconnectAccount } from '#app/features/cards/server/connect-account.server.ts';
import { cardRefunds } from '#db/connect-schema.ts';
import { withdrawAccess } from '#tests/fakes/stripe/connect/connect-events.ts';
import { disputeCharge, refundCharge } from '#tests/fakes/stripe/connect/payments.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { openRefundHarness } from '#tests/support/refund-harness.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const refunds = await openRefundHarness(await createTestDatabase());
const { db, harness, contextOf, at, connect, paid, order, post } = refunds;
const { page, standing, refundsAtStripe, refused } = refunds;
type Paid = Awaited<ReturnType<typeof paid>>;

describe('nothing is refunded', () => {
  test('of zero, too little, too much, or by a malformed post', async () => {
    const one = await paid();
    for (const amountMinor of [0, -5, 0.5]) {
      expect(await post(order(one, { amountMinor }), one.cookie)).toEqual({
        status: 422,
        body: { outcome: 'invalid', issues: { amountMinor: 'Enter an amount above zero.' } },
      });
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
    const byHand = crypto.randomUUID();
    await writeEntry(db, {
      id: byHand,
      invoiceId: one.invoiceId,
      userId: one.userId,
      at: Date.now(),
      day: null,
      kind: 'payment',
      origin: 'hand',
      method: 'cash',
      amountMinor: 5000,
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
      'This payment has nothing left to refund.',
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

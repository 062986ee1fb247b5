import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { disconnectAccount } from '#app/features/cards/server/connect-account.server.ts';
import { checkoutAttempts } from '#db/connect-schema.ts';
import { withdrawAccess } from '#tests/fakes/stripe/connect/connect-events.ts';
import { endBankPayment, paySession } from '#tests/fakes/stripe/connect/payments.ts';
import { seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { paymentPost } from '#tests/support/payment-post.ts';
import { deliver, stripeDelivery } from '#tests/support/webhook-harness.ts';
import { openWorld } from '#tests/support/world.ts';

// What the seller and the client see when something is wrong with a card payment.

const world = await openWorld();
const cards = await openCardCalls(world.database);
const { db, harness, connect, seller, connectUser, openPage, at } = cards;
const { connect: end } = harness.registration;
const total = '$165.01';

/** A connected seller, and a client on the payment page of an invoice for $165.01. */
async function atCheckout() {
  const made = await seller();
  const account = await connectUser(made.userId);
  const session = await openPage(made.invoiceId, account);
  return { ...made, account, session };
}
type Sale = Awaited<ReturnType<typeof atCheckout>>;

const bodyOf = ({ account }: Sale, type: string) =>
  JSON.stringify([...account.objects.event.values()].filter((each) => each.type === type).at(-1));
const send = (body: string, sign = { secret: end.secret, now: Date.now() }) =>
  deliver(stripeDelivery(body, sign, '/stripe-connect'), { db, connect });
const completed = 'checkout.session.completed';
const pay = (sale: Sale, how: 'card' | 'bank' = 'card') =>
  paySession(at(sale.account), sale.session, how);

async function post({ cookie }: Sale, json: object): Promise<void> {
  const { status } = await world.post('/us/invoices', json, { as: { cookie }, connect });
  expect(status).toBe(200);
}
const shown = async (path: string, cookie = '') =>
  (await world.get(path, { as: { cookie }, connect })).body.invoice;
/** The seller's view of the invoice: its paid amount, the amount of each payment, and its history. */
async function sellers({ invoiceId, cookie }: Sale) {
  const { owner } = await shown(`/view-invoice/${invoiceId}`, cookie);
  const amounts = owner.payments.map(({ amount }: { amount: string }) => amount);
  const history: string[] = owner.history.map(({ text }: { text: string }) => text);
  return { paidMinor: owner.paidMinor, amounts, history };
}
async function clients({ invoiceId }: Sale) {
  const { card, total: asked, closed } = await shown(`/invoice/${invoiceId}`);
  return { card, asked, closed: closed?.title ?? null };
}
/** What the invoice page shows about a payment that takes days. */
const underWayOf = async ({ invoiceId }: Sale, cookie = '') =>
  (await shown(`/view-invoice/${invoiceId}`, cookie)).underWay;
const settings = async ({ cookie }: Sale) =>
  (await world.get('/us/settings', { as: { cookie }, connect })).body.account?.cards;
const owed = { card: 'open', asked: total, closed: null };
const paid = { card: null, closed: 'Invoice Paid' };

test('a balance that changes during checkout closes the page; a payment that still arrives is credit', async () => {
  const sale = await atCheckout();
  pay(sale);
  const json = { intent: 'set-status', invoiceId: sale.invoiceId, status: 'paid' };
  await post(sale, json);
  await send(bodyOf(sale, completed));
  expect(await sellers(sale)).toMatchObject({ amounts: [total, total], paidMinor: 2 * 16_501 });
  expect(await clients(sale)).toMatchObject(paid);

  const other = await atCheckout();
  await post(other, paymentPost(other.invoiceId, { amountMinor: 6501 }));
  expect(other.session).toMatchObject({ status: 'expired', url: null });
  expect(await clients(other)).toEqual({ ...owed, asked: '$100.00' });
});

test('a payment that takes days: nothing else is requested, and its seller is notified', async () => {
  const sale = await atCheckout();
  const text = 'Your bank is still processing your payment. You don’t need to do anything.';
  const title = 'Payment processing';
  const listed = async () =>
    (await world.get('/us/invoices', { as: sale })).body.list.invoices.isInProgress?.[0];
  const { id } = pay(sale, 'bank');
  expect([await underWayOf(sale), await listed()]).toEqual([null, undefined]);
  await send(bodyOf(sale, completed));
  expect(await underWayOf(sale)).toEqual({ title, text });
  expect(await underWayOf(sale, sale.cookie)).toEqual({ title });
  expect(await listed()).toBe(true);
  endBankPayment(at(sale.account), id, false);
  await send(bodyOf(sale, 'checkout.session.async_payment_failed'));
  expect([await underWayOf(sale), await listed()]).toEqual([null, undefined]);
});

test.each([
  ['amount', { amountMinor: 1 }, '$0.01'],
  ['currency', { currency: 'EUR' }, total],
  ['account', { accountId: 'acct_other' }, total],
] as const)(
  'a payment of another %s than requested is not recorded, and the seller is notified for which invoice',
  async (_, stored, asked) => {
    const sale = await atCheckout();
    pay(sale);
    await db
      .update(checkoutAttempts)
      .set(stored)
      .where(eq(checkoutAttempts.invoiceId, sale.invoiceId));
    expect(await send(bodyOf(sale, completed))).toMatchObject({
      status: 200,
      notes: { outcome: 'mismatch' },
      told: [`invoices ${sale.userId}`],
    });
    const seen = await sellers(sale);
    expect(seen).toMatchObject({ amounts: [], paidMinor: 0 });
    expect(seen.history[0]).toMatch(
      /^A card payment on .* didn’t match the .* requested and wasn’t recorded$/,
    );
    expect(seen.history[0]).toContain(asked);
    expect((await settings(sale))?.mismatches).toMatchObject([{ invoiceId: sale.invoiceId }]);
    expect(await clients(sale)).toMatchObject({ asked: total, closed: null });
  },
);

test('a mismatch whose page is closed blocks nothing: the invoice can be paid again or voided', async () => {
  const amount = { amountMinor: 1 };
  for (const [how, words] of [
    ['card', [completed]],
    ['bank', [completed, 'checkout.session.async_payment_succeeded']],
  ] as const) {
    const sale = await atCheckout();
    const { id } = pay(sale, how);
    const ofSale = eq(checkoutAttempts.invoiceId, sale.invoiceId);
    await db.update(checkoutAttempts).set(amount).where(ofSale);
    await send(bodyOf(sale, words[0]));
    const [before] = await cards.attemptsOf(sale.invoiceId);
    expect(before).toMatchObject({
      mismatch: 'amount',
      state: how === 'card' ? 'expired' : 'processing',
    });
    if (how === 'bank') endBankPayment(at(sale.account), id, true);
    await send(bodyOf(sale, words.at(-1) ?? ''));
    const [attempt] = await cards.attemptsOf(sale.invoiceId);
    expect(attempt?.state).toBe('expired');
    expect(attempt?.changedAt).toBeGreaterThan(before?.changedAt ?? 0);
    expect((await cards.start(sale.invoiceId)).outcome).toBe('made');
    await post(sale, { intent: 'void', invoiceId: sale.invoiceId, reason: 'Ordered twice' });
    const { history } = await sellers(sale);
    expect(history.filter((text) => text.includes('wasn’t recorded'))).toHaveLength(1);
  }
});

describe('a seller who disconnects between checkout and payment', () => {
  const reportError = (error: unknown) => {
    throw error;
  };

  test('here: the client can no longer pay by card, and what was already paid is recorded', async () => {
    const sale = await atCheckout();
    await disconnectAccount(db, connect, { userId: sale.userId, now: Date.now(), reportError });
    expect(sale.session).toMatchObject({ status: 'expired', url: null });
    expect(await clients(sale)).toEqual({ ...owed, card: null });

    const waiting = await atCheckout();
    const { id } = pay(waiting, 'bank');
    await send(bodyOf(waiting, completed));
    await disconnectAccount(db, connect, { userId: waiting.userId, now: Date.now(), reportError });
    endBankPayment(at(waiting.account), id, true);
    await send(bodyOf(waiting, 'checkout.session.async_payment_succeeded'));
    expect(await sellers(waiting)).toMatchObject({ amounts: [total] });
    expect(await clients(waiting)).toMatchObject(paid);
  });

  test('at Stripe: it can no longer be checked, and both sides see that', async () => {
    const sale = await atCheckout();
    withdrawAccess(harness.state, sale.account.id, seconds());
    await send(bodyOf(sale, 'account.application.deauthorized'));
    sale.session.status = 'open';
    pay(sale);
    const sent = await send(bodyOf(sale, completed));
    expect(sent).toMatchObject({ status: 200, notes: { outcome: 'withdrawn' } });
    expect(await sellers(sale)).toMatchObject({ amounts: [], paidMinor: 0 });
    expect((await settings(sale))?.account?.state).toBe('disconnected');
    expect(await clients(sale)).toEqual({ ...owed, card: null });
  });
});

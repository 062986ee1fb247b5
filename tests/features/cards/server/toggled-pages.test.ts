import { expect, test } from 'vitest';
import { action as answerCardPayment } from '#app/features/cards/card-payment.route.ts';
import { handleConnectEvent } from '#app/features/cards/server/connect-account.server.ts';
import { closeStaleAttempts } from '#app/features/cards/server/settle-attempts.server.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { paySession } from '#tests/fakes/stripe/connect/payments.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { payByHand } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// Anyone with the link of an invoice with a payment schedule can request a page to pay the next step, and one to pay it
// all.

const database = await createTestDatabase();
const cards = await openCardCalls(database);
const { db, call, seller, connect, connectUser, at, attemptsOf } = cards;

async function ready() {
  const made = await seller();
  const account = await connectUser(made.userId);
  const { totalMinor } = await invoiceRowOf(db, made.invoiceId);
  const step = (amount: number, due: string) => ({ label: due, amount, due });
  const steps = [step(5000, '2026-12-01'), step(totalMinor - 5000, '2027-01-01')];
  await db
    .insert(paymentSchedules)
    .values({ invoiceId: made.invoiceId, steps: JSON.stringify(steps) });
  const ask = (all: boolean) => call(answerCardPayment, { invoice: made.invoiceId, all });
  const sessions = () =>
    [...account.objects['checkout.session'].values()].map((session) => [
      session.amount_total,
      session.status,
    ]);
  return { ...made, account, totalMinor, ask, sessions };
}

test('no page is closed while another client is paying on it, and 60 toggles create two pages', async () => {
  const one = await ready();
  const first = await one.ask(false);
  const urls = new Set<unknown>();
  for (let times = 0; times < 60; times += 1) {
    const { status, answer } = await one.ask(times % 2 === 0);
    expect(status).toBe(200);
    urls.add(answer.url);
  }
  expect(urls.size).toBe(2);
  expect(urls).toContain(first.answer.url);
  expect(one.sessions()).toEqual([
    [5000, 'open'],
    [one.totalMinor, 'open'],
  ]);
});

test.each([
  ['by card', 'card', 'complete'],
  ['by bank debit, which is pending', 'bank', 'complete'],
] as const)(
  'a payment on one page, %s, closes the other one at once',
  async (_how, method, status) => {
    const one = await ready();
    await one.ask(true);
    await one.ask(false);
    const page = [...one.account.objects['checkout.session'].values()].find(
      ({ amount_total }) => amount_total === 5000,
    );
    if (!page) throw new Error('no page to pay at');
    paySession(at(one.account), page, method);
    const now = Date.now();
    const type = 'checkout.session.completed';
    const event = { type, accountId: one.account.id, sessionId: page.id, paymentIntentId: null };
    expect(await handleConnectEvent(db, connect, event, now)).toMatchObject({ outcome: 'booked' });
    expect(one.sessions().sort()).toEqual([
      [one.totalMinor, 'expired'],
      [5000, status],
    ]);
  },
);

test('a payment that the seller records closes both', async () => {
  const one = await ready();
  await one.ask(true);
  await one.ask(false);
  await payByHand(db, one, { now: Date.now(), amountMinor: 1000 });
  const reportError = (error: unknown) => {
    throw error;
  };
  await closeStaleAttempts(db, connect, { ...one, now: Date.now(), reportError });
  expect((await attemptsOf(one.invoiceId)).map(({ state }) => state)).toEqual([
    'expired',
    'expired',
  ]);
});

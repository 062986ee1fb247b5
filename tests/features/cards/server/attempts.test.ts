import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { action as answerCardPayment } from '#app/features/cards/card-payment.route.ts';
import {
  giveUpAttempt,
  recordSession,
} from '#app/features/cards/queries/checkout-attempts.server.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { handleConnectEvent } from '#app/features/cards/server/connect-account.server.ts';
import {
  closeStaleAttempts,
  settleAttempt,
} from '#app/features/cards/server/settle-attempts.server.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { paySession, refundCharge } from '#tests/fakes/stripe/connect/payments.ts';
import { openCardCalls } from '#tests/support/card-calls.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// Tabs in which a client pays the same invoice share one attempt for each amount.

const database = await createTestDatabase();
const cards = await openCardCalls(database);
const { db, call, contextOf, seller, connect, connectUser, attemptsOf, at } = cards;

async function ready() {
  const { userId, invoiceId } = await seller();
  return { userId, invoiceId, account: await connectUser(userId) };
}
type Ready = Awaited<ReturnType<typeof ready>>;
const pay = (invoice: string, context = contextOf()) =>
  call(answerCardPayment, { invoice }, '', context);
const sessionsOf = ({ account }: Ready) => [...account.objects['checkout.session'].values()];

/** Starts a payment while something else happens between Stripe's response and our record of it. */
function payWhile({ invoiceId }: Ready, happen: (attemptId: string) => Promise<unknown>) {
  const openSession: ConnectClient['openSession'] = async (attempt) => {
    const made = await connect.openSession(attempt);
    await happen(attempt.id);
    return made;
  };
  return pay(invoiceId, contextOf(undefined, { connect: { ...connect, openSession } }));
}

test('an open page is reused, even concurrently', async () => {
  const one = await ready();
  const both = await Promise.all([pay(one.invoiceId), pay(one.invoiceId)]);
  const urls = new Set([...both, await pay(one.invoiceId)].map(({ answer }) => answer.url));
  expect(urls.size).toBe(1);
  expect(sessionsOf(one)).toHaveLength(1);
});

test('no client is redirected to a page whose attempt was given up while Stripe was responding', async () => {
  const one = await ready();
  const { answer } = await payWhile(one, async (attemptId) => {
    // The seller records a partial payment, and a second tab starts a payment.
    await giveUpAttempt(db, attemptId, Date.now());
    await pay(one.invoiceId);
  });
  const [, standing] = await attemptsOf(one.invoiceId);
  const stands = sessionsOf(one).find(({ url }) => url === answer.url);
  expect(standing).toMatchObject({ state: 'open', sessionId: stands?.id });
  const states = sessionsOf(one).map(({ id, status }) => [id === standing?.sessionId, status]);
  expect(states).toEqual([
    [false, 'expired'],
    [true, 'open'],
  ]);
});

describe('if the other tab’s page is over before this one is saved', () => {
  /** Another tab has the page of that attempt. */
  async function noted(one: Ready, attemptId: string) {
    const [session] = sessionsOf(one);
    if (!session) throw new Error('no page to pay at');
    await recordSession(db, { id: attemptId, sessionId: session.id, now: Date.now() });
    return session;
  }

  test.each(['card', 'bank'] as const)('and paid by %s, the client sees that', async (how) => {
    const one = await ready();
    const answered = await payWhile(one, async (attemptId) => {
      paySession(at(one.account), await noted(one, attemptId), how);
      const [attempt] = await attemptsOf(one.invoiceId);
      if (attempt) await settleAttempt(db, connect, attempt, Date.now());
    });
    expect(answered).toMatchObject(
      how === 'bank'
        ? { status: 200, answer: { url: null } }
        : { status: 409, answer: { code: 'not-payable' } },
    );
    expect(sessionsOf(one)).toHaveLength(1);
  });

  test('and closed by the seller’s edit, a page for the current amount opens', async () => {
    const one = await ready();
    const { invoiceId } = one;
    const { totalMinor } = await invoiceRowOf(db, invoiceId);
    const { status, answer } = await payWhile(one, async (attemptId) => {
      if (sessionsOf(one).length > 1) return;
      await noted(one, attemptId);
      await writeBatch(db, [
        db.update(invoices).set({ paidMinor: 1000 }).where(eq(invoices.id, invoiceId)),
      ]);
      const reportError = (error: unknown) => {
        throw error;
      };
      await closeStaleAttempts(db, connect, { invoiceId, now: Date.now(), reportError });
    });
    expect(status).toBe(200);
    expect(sessionsOf(one).map((each) => [each.status, each.amount_total])).toEqual([
      ['expired', totalMinor],
      ['open', totalMinor - 1000],
    ]);
    expect(answer.url).toBe(sessionsOf(one)[1]?.url);
  });
});

/** An invoice with a payment schedule: anyone with its link can request a page for the next step, and one for it all. */
async function inSteps() {
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
  const one = await inSteps();
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
    const one = await inSteps();
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

// How the hourly job handles events that can't be recorded.

const hourMs = 3_600_000;

type Sale = Awaited<ReturnType<typeof cards.sell>>;

/** An invoice with a recorded card payment, and a $10.00 refund that we weren't notified about. */
async function refundUnnoticed({ account }: Sale, invoiceId: string): Promise<string> {
  const { latest_charge } = await cards.pay(invoiceId, account);
  const [attempt] = await cards.attemptsOf(invoiceId);
  if (!attempt) throw new Error('no try to pay');
  await settleAttempt(db, connect, attempt, Date.now());
  refundCharge(cards.at(account), String(latest_charge), 1000);
  return String(attempt.sessionId);
}

const dueOf = async (invoiceId: string) => {
  const { totalMinor, paidMinor } = await invoiceRowOf(db, invoiceId);
  return totalMinor - paidMinor;
};

async function soldTwice() {
  const sale = await cards.sell();
  const other = await saveSample(db, sale.settings, { invoiceNumber: 'S-2' });
  const stuck = await refundUnnoticed(sale, sale.invoiceId);
  await refundUnnoticed(sale, other);
  let isStuck = true;
  const fetchSession: ConnectClient['fetchSession'] = async (of) => {
    if (isStuck && of.sessionId === stuck) throw new Error('not to be booked');
    return connect.fetchSession(of);
  };
  /** Runs the job some hours from now; returns its reports. */
  const check = async (hours: number) => {
    const told: unknown[] = [];
    const reportError = (error: unknown) => void told.push(error);
    const now = Date.now() + hours * hourMs;
    await checkCards(db, { ...connect, fetchSession }, { now, limit: 100, reportError });
    return told;
  };
  const lookedAt = async () => {
    const row = await db
      .select()
      .from(connectedAccounts)
      .where(eq(connectedAccounts.accountId, sale.account.id))
      .get();
    return row?.lookedAt ?? 0;
  };
  const heal = () => {
    isStuck = false;
  };
  return { ...sale, other, check, lookedAt, heal };
}

test('an event that cannot be recorded blocks no other, and is retried until it can be', async () => {
  const { invoiceId, other, check, heal } = await soldTwice();
  expect(await check(1)).toEqual([new Error('not to be booked')]);
  expect([await dueOf(invoiceId), await dueOf(other)]).toEqual([0, 1000]);
  expect(await check(48)).toHaveLength(1);
  heal();
  expect(await check(49)).toEqual([]);
  expect([await dueOf(invoiceId), await dueOf(other)]).toEqual([1000, 1000]);
});

test('an event like that delays the check of its account for three days at most', async () => {
  const { check, lookedAt } = await soldTwice();
  const atMs = Date.now();
  await check(2);
  expect(await lookedAt()).toBeLessThanOrEqual(atMs);
  await check(80);
  expect(await lookedAt()).toBeGreaterThan(atMs);
  expect(await check(82)).toEqual([]);
  expect(await lookedAt()).toBeGreaterThan(atMs + 80 * hourMs);
});

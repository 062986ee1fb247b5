import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { settleAttempt } from '#app/features/cards/server/settle-attempts.server.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { refundCharge } from '#tests/fakes/stripe/connect/payments.ts';
import { openCardHarness } from '#tests/support/card-harness.ts';
import { invoiceRowOf } from '#tests/support/invoice-row.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// How the hourly job handles events that can't be recorded.

const db = (await createTestDatabase()).open();
const cards = await openCardHarness(db);
afterAll(cards.stop);
const { connect } = cards;
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

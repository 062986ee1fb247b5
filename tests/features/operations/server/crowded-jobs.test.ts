import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import {
  createDueOccurrences,
  notifyBlockedOccurrences,
  runTimeOn,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { seriesDefaults } from '#app/features/recurring/server/create-occurrence.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { queueReceiptEmails } from '#app/features/sending/server/queue-email.server.ts';
import { signWaitingRecords } from '#app/features/verify/server/sign-records.server.ts';
import { users } from '#db/account-schema.ts';
import { checkoutAttempts } from '#db/connect-schema.ts';
import { receiptDue } from '#db/email-schema.ts';
import { issueRecords } from '#db/history-schema.ts';
import { clients } from '#db/schema.ts';
import { cloneRows } from '#tests/support/clone-rows.ts';
import { insertFilled } from '#tests/support/insert-filled.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { aSend, createSender, payByHand, press } from '#tests/support/sending-harness.ts';
import { endsOf, seriesZone, startSampleSeries } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// One seller has 1,000 failing rows, another has only the newest row: the next run handles it.

const db = (await createTestDatabase()).open();
const now = Date.UTC(2026, 10, 28, 12);
const six = runTimeOn('2026-01-31', seriesZone);
const dailyQuota = null;
const publishToUser = () => {};
const reportError = () => {};

const emailTo = (userId: string) => `${userId}@example.com`;
const confirm = (userId: string) =>
  db
    .update(users)
    .set({ email: emailTo(userId), emailVerifiedAt: 1 })
    .where(eq(users.id, userId));

/** A context whose email service refuses one address. */
function refusing(address: string, at: number) {
  const delivered: string[] = [];
  const sendEmail = async ({ to }: { to: string }) => {
    if (to === address) throw new Error('The mail service refused this');
    delivered.push(to);
  };
  return { delivered, context: createTestContext(db, { now: at, sendEmail }) };
}

/** Makes every matching write to a row fail. */
const breakRows = (what: string, when: string) =>
  db.run(`CREATE TRIGGER broken_${crypto.randomUUID().slice(0, 8)} BEFORE ${what} WHEN ${when}
    BEGIN SELECT RAISE(ABORT, 'This row is broken'); END`);

async function declineEstimate(at: number) {
  const { userId } = await createSampleSeller(db);
  await confirm(userId);
  const content = sampleContent({ ...noPayment, invoiceNumber: 'EST-1', dueDate: '2099-01-31' });
  const saved = await saveEstimate(db, { userId, content, saveKey: crypto.randomUUID(), now: at });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  await issueServed(db, { invoiceId: saved.id, version: saved.version, now: at });
  await writeAnswer(db, {
    revision: 1,
    answer: 'declined',
    name: null,
    signature: null,
    reason: null,
    at,
    today: '2026-11-01',
    estimateId: saved.id,
  });
  return { userId, estimateId: saved.id };
}

/** Copies of an invoice, with ids that start with `prefix`. */
const cloneInvoices = (invoiceId: string, prefix: string) =>
  cloneRows(db, 'invoices', {
    where: 'id = ?',
    args: [invoiceId],
    changes: {
      id: `'${prefix}-' || i`,
      save_key: `'${prefix}-' || i`,
      invoice_number: `'${prefix.slice(0, 8)}-' || i`,
    },
  });

test('answers to estimates', async () => {
  const bad = await declineEstimate(now - 9e7);
  await cloneInvoices(bad.estimateId, bad.userId);
  await cloneRows(db, 'estimate_answers', {
    where: 'estimate_id = ?',
    args: [bad.estimateId],
    changes: { estimate_id: `'${bad.userId}-' || i` },
  });
  const good = await declineEstimate(now - 8e7);
  const { context, delivered } = refusing(emailTo(bad.userId), now);
  const counts = await notifyEstimateAnswers(context);
  expect(delivered).toEqual([emailTo(good.userId)]);
  expect(counts).toEqual({ told: 1, dropped: 0, failed: 10, givenUp: 0 });
});

async function startSeries() {
  const made = await startSampleSeries(db);
  await confirm(made.userId);
  return made;
}
const createRecurring = (at: number) =>
  createDueOccurrences(db, {
    now: at,
    dailyQuota,
    limit: 40,
    publishToUser,
    reportError,
    defaultsOf: seriesDefaults,
  });

test('recurring invoices', async () => {
  const bad = await startSeries();
  const changes = { id: `'${bad.userId}-' || i` };
  await cloneRows(db, 'series', { where: 'id = ?', args: [bad.id], changes });
  await breakRows('INSERT ON series_occurrences', `NEW.series_id LIKE '${bad.userId}-%'`);
  const good = await startSeries();
  expect(await createRecurring(six)).toMatchObject({ made: 2, failed: 19 });
  expect(await endsOf(db, good.id)).toEqual(['made']);
});

test('notices of recurring invoices on hold', async () => {
  const bad = await startSeries();
  const good = await startSeries();
  for (const { clientId } of [bad, good]) await db.delete(clients).where(eq(clients.id, clientId));
  await createRecurring(six + 1);
  for (const [table, id] of [
    ['series', 'id'],
    ['series_occurrences', 'series_id'],
  ] as const) {
    const changes = { [id]: `'${bad.userId}-' || i` };
    await cloneRows(db, table, { where: `${id} = ?`, args: [bad.id], changes });
  }
  const { context, delivered } = refusing(emailTo(bad.userId), six + 9e7);
  expect(await notifyBlockedOccurrences(context)).toMatchObject({ told: 1, failed: 10 });
  expect(delivered).toEqual([emailTo(good.userId)]);
});

test('thank-you emails', async () => {
  const bad = await createSender(db);
  const good = await createSender(db);
  for (const { userId } of [bad, good])
    await setThanksEnabled(db, { userId, thanks: true, now: 1 });
  await cloneInvoices(bad.invoiceId, bad.userId);
  await payByHand(db, bad, { now: now - 9e6 });
  await payByHand(db, good, { now: now - 8e6 });
  await cloneRows(db, 'thanks_due', {
    where: 'invoice_id = ?',
    args: [bad.invoiceId],
    changes: { invoice_id: `'${bad.userId}-' || i` },
  });
  await breakRows('DELETE ON thanks_due', `OLD.user_id = '${bad.userId}'`);
  const run = { db, now, dailyQuota, limit: 100, publishToUser, reportError };
  expect(await queueReceiptEmails(run)).toMatchObject({ failed: 50, givenUp: 0 });
  const left = await db.select().from(receiptDue).where(eq(receiptDue.userId, good.userId));
  expect(left).toEqual([]);
});

test('signed records', async () => {
  const bad = await createSender(db);
  const good = await createSender(db);
  await cloneInvoices(bad.invoiceId, bad.userId);
  await payByHand(db, bad, { now });
  await payByHand(db, good, { now: now + 1 });
  await cloneRows(db, 'issued_versions', {
    where: 'invoice_id = ?',
    args: [bad.invoiceId],
    changes: { invoice_id: `'${bad.userId}-' || i`, notes: "'broken'" },
  });
  const signer = {
    publicKeys: async () => ({ keys: [] }),
    sign: async (record: string) => {
      if (record.includes('broken')) throw new Error('This version cannot be signed');
      return 'signed';
    },
  };
  await signWaitingRecords(db, signer, { now, reportError });
  expect(
    await db.select().from(issueRecords).where(eq(issueRecords.invoiceId, good.invoiceId)),
  ).toHaveLength(1);
});

test('emails that are due', async () => {
  const bad = await createSender(db);
  const good = await createSender(db);
  await press(db, bad.sender, aSend(bad.invoiceId), now - 2);
  await cloneRows(db, 'emails', {
    where: 'user_id = ?',
    args: [bad.userId],
    changes: {
      id: `'${bad.userId}-' || i`,
      idempotency_key: `'${bad.userId}-' || i`,
      token: `'${bad.userId}-' || i`,
    },
  });
  await press(db, good.sender, aSend(good.invoiceId), now - 1);
  const due = await claimOverdueEmails(db, { before: now - 1e6, now, limit: 50 });
  const rows = await db.$client.execute({
    sql: 'SELECT user_id FROM emails WHERE id IN (SELECT value FROM json_each(?))',
    args: [JSON.stringify(due)],
  });
  const senders = rows.rows.map(({ user_id }) => user_id);
  expect(senders).toContain(good.userId);
  expect(senders.filter((userId) => userId === bad.userId)).toHaveLength(25);
});

test('card payments without a result, and checkout pages with an outdated amount', async () => {
  const bad = await createSender(db);
  const good = await createSender(db);
  await cloneInvoices(bad.invoiceId, bad.userId);
  for (const [at, { userId, invoiceId }] of [bad, good].entries())
    await insertFilled(db, checkoutAttempts, {
      id: userId,
      invoiceId,
      userId,
      accountId: `acct-${userId}`,
      currency: 'USD',
      state: 'open',
      sessionId: userId,
      changedAt: at,
    });
  await cloneRows(db, 'checkout_attempts', {
    where: 'id = ?',
    args: [bad.userId],
    changes: {
      id: `'${bad.userId}-' || i`,
      session_id: `'${bad.userId}-' || i`,
      invoice_id: `'${bad.userId}-' || i`,
    },
  });
  const asked = { fetchSession: [] as string[], expireSession: [] as string[] };
  const connect = {
    fetchSession: async ({ sessionId }: { sessionId: string }) => {
      asked.fetchSession.push(sessionId);
      throw new Error('Stripe is away');
    },
    expireSession: async ({ sessionId }: { sessionId: string }) => {
      asked.expireSession.push(sessionId);
      throw new Error('Stripe is away');
    },
  } as unknown as ConnectClient;
  const counts = await checkCards(db, connect, { now, limit: 60, reportError });
  expect(asked.fetchSession).toContain(good.userId);
  expect(asked.expireSession).toContain(good.userId);
  expect(counts).toMatchObject({ failed: 42 });
});

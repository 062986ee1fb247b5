import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { AccountFacts, SessionFacts } from '#app/domain/cards/connect-client.ts';
import { bookSession } from '#app/features/cards/queries/book-session.server.ts';
import {
  getAttempt,
  recordMismatchOfAttempt,
} from '#app/features/cards/queries/checkout-attempts.server.ts';
import { applyAccount } from '#app/features/cards/queries/connected-accounts.server.ts';
import { cardRefunds, checkoutAttempts, connectedAccounts } from '#db/connect-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
let userId = '';
let invoiceId = '';

beforeEach(async () => {
  const settings = await createSampleUser(db);
  userId = settings.userId;
  invoiceId = await saveSample(db, settings);
});

const account = (accountId: string, over: Partial<typeof connectedAccounts.$inferInsert> = {}) => {
  const ready = { accountId, userId, state: 'ready', madeAt: 1, lookedAt: 1 } as const;
  return db.insert(connectedAccounts).values({ ...ready, ...over });
};
const attempt = (id: string, state: 'open' | 'paid' = 'open') => {
  const paid = { accountId: 'acct_1', amountMinor: 500, currency: 'USD' } as const;
  const times = { madeAt: 1, changedAt: 2 };
  return db.insert(checkoutAttempts).values({ id, invoiceId, userId, state, ...paid, ...times });
};

test('an account belongs to one user, and a user has one that is not withdrawn', async () => {
  await writeBatch(db, [account('acct_a', { state: 'withdrawn' }), account('acct_b')]);
  await expect(writeBatch(db, [account('acct_c')])).rejects.toThrow('UNIQUE');
  const { userId: other } = await createSampleUser(db);
  await expect(writeBatch(db, [account('acct_b', { userId: other })])).rejects.toThrow('UNIQUE');
});

test('an invoice has one open payment page', async () => {
  await writeBatch(db, [attempt(`${invoiceId} 1`, 'paid'), attempt(`${invoiceId} 2`)]);
  await expect(writeBatch(db, [attempt(`${invoiceId} 3`)])).rejects.toThrow('UNIQUE');
});

/** The lines of the history after the invoice's own, except those of ledger entries. */
async function linesOf() {
  const ofInvoice = eq(documentEvents.invoiceId, invoiceId);
  const lines = await db.select().from(documentEvents).where(ofInvoice).orderBy(documentEvents.id);
  const others = ['created', 'issued', 'payment', 'refunded', 'reversed'];
  return lines
    .filter(({ code }) => !others.includes(code))
    .map(({ code, actor, at, detail }) => [code, actor, at, detail]);
}

/** Records the same Stripe session state twice. */
async function book(id: string, facts: Partial<SessionFacts>) {
  for (const now of [100, 200]) {
    const stored = await getAttempt(db, id);
    if (!stored) throw new Error('no attempt');
    await bookSession(db, { attempt: stored, now, facts: { ...sessionFacts, ...facts } });
  }
}
const sessionFacts: SessionFacts = {
  state: 'open',
  amountMinor: 500,
  currency: 'USD',
  url: null,
  paymentIntentId: null,
  charge: null,
  refunds: [],
  disputes: [],
};

test('the history shows events that aren’t ledger entries, each once', async () => {
  const id = `${invoiceId} 1`;
  await writeBatch(db, [attempt(id)]);
  await book(id, { state: 'processing' });
  await book(id, { state: 'failed' });
  for (const now of [300, 400]) await recordMismatchOfAttempt(db, { id, mismatch: 'amount', now });
  const charge = { id: `ch ${id}`, amountMinor: 500, currency: 'USD', atMs: 500 };
  const refund = { id: `re ${id}`, requestId: null, amountMinor: 200, atMs: 600 };
  const dispute = { id: `dp ${id}`, amountMinor: 300, atMs: 700 };
  const lost = { id: `dp2 ${id}`, amountMinor: 50, atMs: 800 };
  const paid = { state: 'paid', charge } as const;
  const opened = { ...dispute, state: 'open' } as const;
  await book(id, { ...paid, refunds: [{ ...refund, state: 'made' }], disputes: [opened] });
  const [won, ended] = [{ ...dispute, state: 'won' } as const, { ...lost, state: 'lost' } as const];
  await book(id, { ...paid, refunds: [{ ...refund, state: 'failed' }], disputes: [won, ended] });
  expect(await linesOf()).toEqual([
    ['cardUnderWay', 'client', 100, '{"amount":500}'],
    ['cardFailed', 'client', 100, '{"amount":500}'],
    ['cardMisfit', 'client', 300, '{"amount":500}'],
    ['disputed', 'client', 700, '{"amount":300}'],
    ['refundFailed', 'system', 100, '{"amount":200}'],
    ['disputeWon', 'client', 100, '{"amount":300}'],
    ['disputed', 'client', 800, '{"amount":50}'],
    ['disputeLost', 'client', 100, '{"amount":50}'],
  ]);
});

test('withdrawing an account ends pending payments, and the history shows it once', async () => {
  const id = `${invoiceId} 1`;
  const accountId = `acct ${invoiceId}`;
  const refund = { invoiceId, userId, chargeId: `ch ${id}`, amountMinor: 200, madeAt: 1 };
  await writeBatch(db, [
    account(accountId),
    attempt(id),
    db
      .update(checkoutAttempts)
      .set({ accountId, state: 'processing', chargeId: `ch ${id}` })
      .where(eq(checkoutAttempts.id, id)),
    db.insert(cardRefunds).values({ ...refund, id: `re ${id}`, state: 'asked', changedAt: 1 }),
  ]);
  const facts: AccountFacts = { state: 'withdrawn', wants: [] };
  for (const ticket of [1, 2]) await applyAccount(db, { accountId, ticket, facts, now: 9 });
  expect(await linesOf()).toEqual([
    ['cardFailed', 'client', 9, '{"amount":500}'],
    ['refundFailed', 'system', 9, '{"amount":200}'],
  ]);
});

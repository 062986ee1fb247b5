import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cardDisputes, checkoutAttempts, connectedAccounts } from '#db/connect-schema.ts';
import { documentEvents } from '#db/life-schema.ts';
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

const account = (accountId: string, over: Partial<typeof connectedAccounts.$inferInsert> = {}) =>
  db.insert(connectedAccounts).values({
    ...{ accountId, userId, state: 'ready', madeAt: 1, lookedAt: 1, ...over },
  });
const attempt = (id: string, state: 'open' | 'paid' = 'open') =>
  db.insert(checkoutAttempts).values({
    ...{ id, invoiceId, userId, accountId: 'acct_1', amountMinor: 500, currency: 'USD' },
    ...{ state, madeAt: 1, changedAt: 2 },
  });

test('an account serves one user, and a user has one that is not withdrawn', async () => {
  await writeBatch(db, [account('acct_a', { state: 'withdrawn' }), account('acct_b')]);
  await expect(writeBatch(db, [account('acct_c')])).rejects.toThrow('UNIQUE');
  const other = await createSampleUser(db);
  await expect(writeBatch(db, [account('acct_b', { userId: other.userId })])).rejects.toThrow(
    'UNIQUE',
  );
});

test('an invoice has one page to pay at', async () => {
  await writeBatch(db, [attempt(`${invoiceId} 1`, 'paid'), attempt(`${invoiceId} 2`)]);
  await expect(writeBatch(db, [attempt(`${invoiceId} 3`)])).rejects.toThrow('UNIQUE');
});

test('what is no entry of the ledger is told in the history, each once', async () => {
  const id = `${invoiceId} 1`;
  const change = (over: Partial<typeof checkoutAttempts.$inferInsert>) =>
    db.update(checkoutAttempts).set(over).where(eq(checkoutAttempts.id, id));
  const decide = () =>
    db.update(cardDisputes).set({ state: 'lost', at: 9 }).where(eq(cardDisputes.id, id));
  await writeBatch(db, [
    ...[attempt(id), change({ state: 'processing' }), change({ state: 'processing' })],
    ...[change({ state: 'failed' }), change({ misfit: 'amount' }), change({ misfit: 'amount' })],
    db.insert(cardDisputes).values({
      ...{ id, invoiceId, userId, chargeId: 'ch', amountMinor: 500, state: 'open', at: 8 },
    }),
    ...[decide(), decide()],
  ]);
  const lines = await db
    .select()
    .from(documentEvents)
    .where(eq(documentEvents.invoiceId, invoiceId))
    .orderBy(documentEvents.id);
  expect(lines.map(({ code }) => code)).toEqual([
    ...['created', 'cardUnderWay', 'cardFailed', 'cardMisfit', 'disputed', 'disputeLost'],
  ]);
});

import { eq, getTableColumns, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkSums } from '#app/features/operations/queries/check-sums.server.ts';
import { users } from '#db/account-schema.ts';
import { debtorSums, documentSums, paymentSums } from '#db/sums-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { randomReportAccount } from '#tests/support/report-account.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { open } = await createTestDatabase();
const db = open();
const random = createSeededRandom(42);
const userId = await randomReportAccount(db, random, 40);
const other = await randomReportAccount(db, random, 20);
const minute = 60_000;

/** Runs the job every ten minutes for three hours, like every night. */
async function checkAll() {
  const wrong: Record<string, number>[] = [];
  for (let at = 0; at < 180; at += 10) wrong.push(await checkSums(db, at * minute));
  return Object.assign({}, ...wrong);
}

/** All stored sums; a client's name may be spelled as on an invoice that was paid since. */
const sums = async () => ({
  documents: await db.select().from(documentSums).orderBy(sql`1, 2, 3, 4, 5, 6, 7`),
  debtors: await db
    .select({ ...getTableColumns(debtorSums), clientName: sql`lower(${debtorSums.clientName})` })
    .from(debtorSums)
    .orderBy(sql`1, 2, 3`),
  payments: await db.select().from(paymentSums).orderBy(sql`1, 2, 3`),
});

test('sums that their rows add up to stay as they are', async () => {
  const before = await sums();
  expect(before.documents.length).toBeGreaterThan(10);
  expect(before.debtors.length).toBeGreaterThan(1);
  expect(before.payments.length).toBeGreaterThan(1);
  expect(await checkAll()).toEqual({});
  expect(await sums()).toEqual(before);
});

test.each([
  ['document_sums', sql`UPDATE document_sums SET count = count + 1 WHERE user_id = ${userId}`],
  ['document_sums', sql`DELETE FROM document_sums WHERE user_id = ${other}`],
  ['debtor_sums', sql`UPDATE debtor_sums SET rest = rest - 1 WHERE user_id = ${userId}`],
  ['payment_sums', sql`UPDATE payment_sums SET paid_days = paid_days + 1, count = count + 1`],
])('wrong ones in %s are counted and replaced', async (table, change) => {
  const before = await sums();
  await db.run(change);
  expect(await sums()).not.toEqual(before);
  expect(Object.keys(await checkAll())).toEqual([table]);
  expect(await sums()).toEqual(before);
  expect(await checkAll()).toEqual({});
});

test('a night whose database call failed leaves sums that the next night repairs', async () => {
  const [owner] = await db
    .select({ rowid: sql<number>`rowid` })
    .from(users)
    .where(eq(users.id, userId));
  const at = ((owner?.rowid ?? 0) % 18) * 10 * minute;
  const before = await sums();
  const met = await forEachDatabaseFault({
    open,
    prepare: async (working) => {
      await working.run(sql`UPDATE document_sums SET rest = rest + 1 WHERE user_id = ${userId}`);
    },
    action: (failing) => checkSums(failing, at),
    check: async (working) => {
      await checkSums(working, at);
      expect(await sums()).toEqual(before);
    },
  });
  expect(met).toBeGreaterThan(3);
});

test('the sums of an account end with it', async () => {
  await db.run(sql`DELETE FROM users WHERE id = ${other}`);
  for (const table of [documentSums, debtorSums, paymentSums]) {
    expect(await db.select().from(table).where(eq(table.userId, other))).toEqual([]);
  }
  expect(await checkAll()).toEqual({});
});

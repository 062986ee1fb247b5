import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import {
  groupSums,
  selectDocumentSums,
} from '#app/features/invoice-list/queries/document-sums.server.ts';
import { listDifferences } from '#app/features/operations/queries/check-sums.server.ts';
import { invoices } from '#db/schema.ts';
import { insertListed, listedRow } from '#tests/support/listed-invoice.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const everyone = sql`(SELECT id FROM users)`;

/** The number of all owed invoices in US dollars, and of those due after each day. */
async function countsOf(userId: string, days: string[]) {
  const rows = await selectDocumentSums(db, userId, { kind: 'invoice', days });
  const group = groupSums(rows, days).find(({ status }) => status === 'unpaid');
  return { all: group?.all.count ?? 0, after: group?.after.map(({ count }) => count) ?? [] };
}

test('what is due after a day is the sum of the years, months, ten days and days after it', async () => {
  const random = createSeededRandom(42);
  const { userId } = await createSampleUser(db);
  const spans = [3, 40, 500, 5000];
  const near = () =>
    addDays('2026-02-28', random(spans[random(4)] ?? 1) - random(spans[random(4)] ?? 1));
  const dueDates = Array.from({ length: 120 }, near);
  await insertListed(
    db,
    userId,
    dueDates.map((dueDate) => listedRow({ dueDate })),
  );
  const days = [...new Set(Array.from({ length: 60 }, near)).add('2026-01-31').add('2026-12-31')];
  expect(await countsOf(userId, days)).toEqual({
    all: dueDates.length,
    after: days.map((day) => dueDates.filter((dueDate) => dueDate > day).length),
  });
});

test.each(['', 'soon', '2026', '2026-3-1', '9999-99-99', '2026-03-01T00:00'])(
  'a document due on “%s” is written and counted',
  async (dueDate) => {
    const { userId } = await createSampleUser(db);
    await insertListed(db, userId, [listedRow({ dueDate }), listedRow({ dueDate: '2026-03-01' })]);
    expect((await countsOf(userId, ['2026-03-01'])).all).toBe(2);
    expect(await listDifferences(db, everyone)).toEqual({});
    await db.update(invoices).set({ dueDate: '2026-03-02' }).where(eq(invoices.userId, userId));
    expect(await countsOf(userId, ['2026-03-01'])).toEqual({ all: 2, after: [2] });
    expect(await listDifferences(db, everyone)).toEqual({});
  },
);

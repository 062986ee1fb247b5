import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/account-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test('the harness catches an action that writes in two steps', async () => {
  const left = new Set<number>();
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => String(Math.random()),
    action: async (db, timeZone) => {
      for (const id of [`${timeZone}-1`, `${timeZone}-2`]) {
        await writeBatch(db, [db.insert(users).values({ id, timeZone, createdAt: 1 })]);
      }
      return 'done';
    },
    check: async (db, timeZone, outcome) => {
      left.add(await db.$count(users, eq(users.timeZone, timeZone)));
      if (outcome.outcome === 'answered') expect(outcome.answer).toBe('done');
    },
  });
  expect([...left].sort()).toEqual([0, 1, 2]);
  // Two calls with every fault, plus the retries after a busy response.
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

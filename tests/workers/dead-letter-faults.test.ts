import { expect, test } from 'vitest';
import { storeDeadLetter } from '#app/features/operations/queries/job-queue.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { deadLetters } from '#db/job-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { createJobContext } from '#workers/context.ts';
import { parseConfig } from '#workers/env.ts';
import { replayDeadLetters } from '#workers/replay-dead-letters.ts';

const database = await createTestDatabase();
const env = workerEnv(database.url);
const now = Date.parse('2026-06-30T12:00:00Z');
const hour = 3_600_000;

const contextOf = (db: ReturnType<typeof database.open>) => ({
  ...createJobContext(env, parseConfig(env), null, {
    now,
    waitUntil: () => undefined,
    reportError: () => undefined,
  }),
  db,
});

test('whichever database call fails, a dead letter is kept until it was processed, and the next run finds it', async () => {
  const replay = (db: ReturnType<typeof database.open>, at: number) =>
    replayDeadLetters(contextOf(db), {
      now: at,
      writer: { renderClientEmail },
      reportError: () => undefined,
    });
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      await db.delete(deadLetters);
      // The email no longer exists, so there is nothing left to send.
      const body = JSON.stringify({ id: crypto.randomUUID() });
      await storeDeadLetter(db, { id: crypto.randomUUID(), queue: 'billwren-mails', body }, now);
    },
    action: (db) => replay(db, now),
    check: async (db) => {
      // A failure waits before it is retried.
      await replay(db, now + 24 * hour);
      expect(await db.select().from(deadLetters)).toEqual([]);
    },
  });
  expect(met).toBeGreaterThan(2);
});

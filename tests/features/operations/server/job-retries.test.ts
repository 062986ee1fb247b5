import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { retryDelaysMs } from '#app/domain/jobs/scheduled-jobs.ts';
import { countGivenUp } from '#app/features/operations/queries/job-queue.server.ts';
import { startJobRun } from '#app/features/operations/server/start-job-run.server.ts';
import { jobFailures } from '#db/job-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const item = { itemId: 'e-1', userId: 'u-1' };

const fail = async (now: number) => {
  const reported: unknown[] = [];
  const run = startJobRun(db, {
    job: 'notify-estimate-answers',
    now,
    perUser: 10,
    reportError: (error) => reported.push(error),
  });
  await run.attempt(item, async () => {
    throw new Error('The mail service is away');
  });
  return { ...(await run.finish()), reported: reported.length };
};
const rowOf = () => db.select().from(jobFailures).where(eq(jobFailures.itemId, item.itemId)).get();

test('a failing item waits longer each time, is given up in the end, and starts over after a success', async () => {
  let now = 1_000;
  for (const [at, delay] of retryDelaysMs.entries()) {
    expect(await fail(now)).toEqual({ failed: 1, givenUp: 0, reported: 1 });
    expect(await rowOf()).toEqual({
      job: 'notify-estimate-answers',
      ...item,
      attempts: at + 1,
      failedAt: now,
      nextAttemptAt: now + delay,
    });
    now += delay;
  }
  expect(await countGivenUp(db)).toEqual({});
  expect(await fail(now)).toEqual({ failed: 1, givenUp: 1, reported: 1 });
  expect(await rowOf()).toMatchObject({ attempts: 10, nextAttemptAt: null });
  expect(await countGivenUp(db)).toEqual({ 'notify-estimate-answers': 1 });

  const run = startJobRun(db, {
    job: 'notify-estimate-answers',
    now,
    perUser: 10,
    reportError: () => {},
  });
  expect(await run.attempt(item, async () => 'sent')).toBe('sent');
  await run.finish();
  expect(await rowOf()).toBeUndefined();
});

test('each user has a limit per run', async () => {
  const run = startJobRun(db, {
    job: 'notify-blocked-occurrences',
    now: 1,
    perUser: 2,
    reportError: () => {},
  });
  const done: string[] = [];
  for (const [itemId, userId] of [
    ['a1', 'a'] as const,
    ['a2', 'a'] as const,
    ['a3', 'a'] as const,
    ['b1', 'b'] as const,
  ])
    await run.attempt({ itemId, userId }, async () => void done.push(itemId));
  expect(done).toEqual(['a1', 'a2', 'b1']);
});

test('a failure that cannot be stored does not end the run', async () => {
  await forEachDatabaseFault({
    open: database.open,
    prepare: async () => crypto.randomUUID(),
    action: async (faulty, itemId) => {
      const reported: unknown[] = [];
      const run = startJobRun(faulty, {
        job: 'notify-blocked-occurrences',
        now: 1,
        perUser: 9,
        reportError: (error) => reported.push(error),
      });
      await run.attempt({ itemId, userId: 'u-2' }, async () => {
        throw new Error('The mail service is away');
      });
      await run.attempt({ itemId: `${itemId}-2`, userId: 'u-2' }, async () => 'sent');
      return { ...(await run.finish()), reported: reported.length };
    },
    check: async (_, _item, outcome) => {
      expect(outcome).toMatchObject({ outcome: 'answered', answer: { failed: 1, givenUp: 0 } });
      expect(await countGivenUp(db)).toEqual({});
    },
  });
});

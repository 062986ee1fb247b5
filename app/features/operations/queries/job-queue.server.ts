import { and, count, eq, inArray, isNotNull, isNull, lt, min, type SQL, sql } from 'drizzle-orm';
import { type JobName, type QueueName, retryDelaysMs } from '#app/domain/jobs/scheduled-jobs.ts';
import type { Database } from '#db/client.server.ts';
import { deadLetters, jobFailures } from '#db/job-schema.ts';
import { read } from '#db/read.server.ts';
import { writeBatch } from '#db/write.server.ts';

export type JobItem = { itemId: string; userId: string | null };

/**
 * Counts a failed attempt and sets the time of the next one.
 * @param failed.now ms
 * @returns whether the job has given up on the item
 */
export async function recordFailure(
  db: Database,
  failed: JobItem & { job: JobName; now: number },
): Promise<{ isGivenUp: boolean }> {
  const { job, itemId, userId, now } = failed;
  const [written] = await writeBatch(db, [
    db
      .insert(jobFailures)
      .values({
        job,
        itemId,
        userId,
        attempts: 1,
        failedAt: now,
        nextAttemptAt: now + (retryDelaysMs[0] ?? 0),
      })
      .onConflictDoUpdate({
        target: [jobFailures.job, jobFailures.itemId],
        set: {
          attempts: sql`${jobFailures.attempts} + 1`,
          failedAt: now,
          // After the last delay in the list, the sum is null: no more attempts.
          nextAttemptAt: sql`${now} + json_extract(${JSON.stringify(retryDelaysMs)}, '$[' || ${jobFailures.attempts} || ']')`,
        },
      })
      .returning({ nextAttemptAt: jobFailures.nextAttemptAt }),
  ]);
  return { isGivenUp: written?.rows[0]?.next_attempt_at === null };
}

/** Deletes the failure records of items that succeeded. */
export async function clearFailures(
  db: Database,
  job: JobName,
  itemIds: readonly string[],
): Promise<void> {
  await writeBatch(db, [
    db
      .delete(jobFailures)
      .where(and(eq(jobFailures.job, job), inArray(jobFailures.itemId, [...itemIds]))),
  ]);
}

/** Returns how many items each job has given up on; jobs without any are left out. */
export async function countGivenUp(db: Database): Promise<Record<string, number>> {
  const rows = await read(
    db
      .select({ job: jobFailures.job, items: count() })
      .from(jobFailures)
      .where(isNull(jobFailures.nextAttemptAt))
      .groupBy(jobFailures.job),
  );
  return Object.fromEntries(rows.map(({ job, items }) => [job, items]));
}

/** The statement that deletes failure records with no attempt since an instant (ms): their items are gone. */
export function deleteOldFailures(db: Database, failedBefore: number) {
  return db
    .delete(jobFailures)
    .where(and(isNotNull(jobFailures.nextAttemptAt), lt(jobFailures.failedAt, failedBefore)));
}

/** A query's job items, as expressions with table names: drizzle may omit those from columns. */
type JobQueue = { job: JobName; itemId: SQL; userId: SQL };

/** Condition: the job has not given up on the query's item, and it isn't waiting for a retry at an instant (ms). */
export function isReady({ job, itemId }: Omit<JobQueue, 'userId'>, now: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM job_failures AS failure
    WHERE failure.job = ${job} AND failure.item_id = ${itemId}
      AND (failure.next_attempt_at IS NULL OR failure.next_attempt_at > ${now}))`;
}

/**
 * Returns the order in which a job processes its items: every user's first item before anyone's second. Within a user
 * and between users, the one that has waited longest comes first; a failed item waits from the time its next attempt
 * was due.
 * @param queue.since when the item became due, ms
 */
export function orderByOldestTry({ job, itemId, userId, since }: JobQueue & { since: SQL }): SQL[] {
  const waitsSince = sql`coalesce((SELECT failure.next_attempt_at FROM job_failures AS failure
    WHERE failure.job = ${job} AND failure.item_id = ${itemId}), ${since})`;
  // The unary plus keeps the planner from scanning the table in user order.
  return [sql`row_number() OVER (PARTITION BY +${userId} ORDER BY ${waitsSince})`, waitsSince];
}

/** A message that exceeded its retries; `body` is JSON. */
type DeadLetter = { id: string; queue: QueueName; body: string };

const job: JobName = 'replay-dead-letters';

/** The query for the number of dead letters and the time of the oldest one (ms, null if there are none); one row. */
export function countDeadLetters(db: Database) {
  return db.select({ count: count(), oldestAt: min(deadLetters.storedAt) }).from(deadLetters);
}

/** Returns the number of dead letters and the time of the oldest one in ms; null if there are none. */
export async function getDeadLetters(
  db: Database,
): Promise<{ count: number; oldestAt: number | null }> {
  const [row] = await read(countDeadLetters(db));
  return row ?? { count: 0, oldestAt: null };
}

/**
 * Stores a dead letter; a redelivered one is stored only once.
 * @param now ms
 */
export async function storeDeadLetter(
  db: Database,
  letter: DeadLetter,
  now: number,
): Promise<void> {
  await writeBatch(db, [
    db
      .insert(deadLetters)
      .values({ ...letter, storedAt: now })
      .onConflictDoNothing(),
  ]);
}

/** Returns the dead letters that are due for reprocessing at an instant (ms), oldest first. */
export async function listDeadLetters(
  db: Database,
  { now, limit }: { now: number; limit: number },
): Promise<DeadLetter[]> {
  return read(
    db
      .select({ id: deadLetters.id, queue: deadLetters.queue, body: deadLetters.body })
      .from(deadLetters)
      .where(isReady({ job, itemId: sql`${deadLetters.id}` }, now))
      .orderBy(deadLetters.storedAt)
      .limit(limit),
  );
}

export async function deleteDeadLetters(db: Database, ids: readonly string[]): Promise<void> {
  await writeBatch(db, [db.delete(deadLetters).where(inArray(deadLetters.id, [...ids]))]);
}

/** The statements that delete dead letters stored before an instant (ms), and then their failure records. */
export function deleteOldDeadLetters(db: Database, storedBefore: number) {
  return [
    db.delete(deadLetters).where(lt(deadLetters.storedAt, storedBefore)),
    db.delete(jobFailures).where(
      sql`${eq(jobFailures.job, job)} AND NOT EXISTS (SELECT 1 FROM dead_letters AS letter
          WHERE letter.id = job_failures.item_id)`,
    ),
  ] as const;
}

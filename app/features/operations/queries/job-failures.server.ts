import { and, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type JobName, retryDelaysMs } from '#app/domain/jobs/scheduled-jobs.ts';
import type { Database } from '#db/client.server.ts';
import { jobFailures } from '#db/job-schema.ts';
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

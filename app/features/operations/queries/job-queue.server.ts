import { type SQL, sql } from 'drizzle-orm';
import type { JobName } from '#app/domain/jobs/job-retries.ts';

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
export function fairOrder({ job, itemId, userId, since }: JobQueue & { since: SQL }): SQL[] {
  const waitsSince = sql`coalesce((SELECT failure.next_attempt_at FROM job_failures AS failure
    WHERE failure.job = ${job} AND failure.item_id = ${itemId}), ${since})`;
  // The unary plus keeps the planner from scanning the table in user order.
  return [sql`row_number() OVER (PARTITION BY +${userId} ORDER BY ${waitsSince})`, waitsSince];
}

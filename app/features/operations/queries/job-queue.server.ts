import { type SQL, sql } from 'drizzle-orm';
import type { JobName } from '#app/domain/jobs/job-retries.ts';

/** The items of a job in a query, as expressions with their tables' names: drizzle may leave those off columns. */
type JobQueue = { job: JobName; itemId: SQL; userId: SQL };

/** A condition: the job has not given the query's item up, and does not wait after a failure at an instant (ms). */
export function isReady({ job, itemId }: Omit<JobQueue, 'userId'>, now: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM job_failures AS failure
    WHERE failure.job = ${job} AND failure.item_id = ${itemId}
      AND (failure.next_attempt_at IS NULL OR failure.next_attempt_at > ${now}))`;
}

/**
 * The order in which a job takes its items: every user's first item before anyone's second. Of a user, and between
 * users, the one that has waited longest comes first; an item that failed has waited since its next attempt was due.
 * @param queue.since when the item became due, ms
 */
export function fairOrder({ job, itemId, userId, since }: JobQueue & { since: SQL }): SQL[] {
  const waitsSince = sql`coalesce((SELECT failure.next_attempt_at FROM job_failures AS failure
    WHERE failure.job = ${job} AND failure.item_id = ${itemId}), ${since})`;
  // The plus keeps the planner from reading the table in the order of its users.
  return [sql`row_number() OVER (PARTITION BY +${userId} ORDER BY ${waitsSince})`, waitsSince];
}

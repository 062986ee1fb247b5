import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { HeartbeatName } from '#app/domain/jobs/readiness.ts';
import { jobNames, queueNames } from '#app/domain/jobs/scheduled-jobs.ts';

/** Items whose last attempt by a scheduled job failed; the row is deleted when the item succeeds. Instants in ms. */
export const jobFailures = sqliteTable(
  'job_failures',
  {
    job: text('job', { enum: jobNames }).notNull(),
    /** The id of the item, such as an invoice, a recurring invoice or a user. */
    itemId: text('item_id').notNull(),
    /** The item's owner; null when the account has been wiped. */
    userId: text('user_id'),
    attempts: integer('attempts').notNull(),
    failedAt: integer('failed_at').notNull(),
    /** Null once the job has given up: the operator deletes the row to retry the item. */
    nextAttemptAt: integer('next_attempt_at'),
  },
  (t) => [
    primaryKey({ columns: [t.job, t.itemId] }),
    index('job_failures_of_user').on(t.userId).where(sql`user_id IS NOT NULL`),
    index('job_failures_given_up').on(t.job).where(sql`next_attempt_at IS NULL`),
    index('job_failures_failed').on(t.failedAt).where(sql`next_attempt_at IS NOT NULL`),
  ],
);

/**
 * Queue messages that failed too often or were malformed. A scheduled job processes them again and deletes the row when
 * it succeeds.
 */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    /** The message's id at Cloudflare. */
    id: text('id').primaryKey(),
    queue: text('queue', { enum: queueNames }).notNull(),
    /** JSON. */
    body: text('body').notNull(),
    /** ms. */
    storedAt: integer('stored_at').notNull(),
  },
  (t) => [index('dead_letters_stored').on(t.storedAt)],
);

/** When each event that `/readyz` monitors last happened, such as a finished job or a provider's event. */
export const heartbeats = sqliteTable('heartbeats', {
  name: text('name').$type<HeartbeatName>().primaryKey(),
  /** ms. */
  at: integer('at').notNull(),
  /** The number of items found, for jobs that count some. */
  count: integer('count').notNull().default(0),
});

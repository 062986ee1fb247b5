import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { estimateDecisions } from '#app/domain/documents/estimate-answer.ts';
import { invoices } from './schema.ts';

/**
 * Clients' answers to estimates, each to the version they saw; a declined one may be changed and answered again. The
 * triggers in `db/triggers/estimates.sql` protect what was accepted.
 */
export const estimateAnswers = sqliteTable(
  'estimate_answers',
  {
    /** The estimate's. */
    invoiceId: text('estimate_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The issued version that was seen. */
    revision: integer('revision').notNull(),
    answer: text('answer', { enum: estimateDecisions }).notNull(),
    /** Name of the person who accepted it, as typed. */
    name: text('name'),
    /** Their drawn signature, in the format of `parseDrawing`. */
    signature: text('signature'),
    /** Why it was declined. */
    reason: text('reason'),
    /** ms. */
    at: integer('at').notNull(),
    /** When its owner was notified by email, ms; null until then. */
    toldAt: integer('told_at'),
    /** When it was restored from a file, ms, so the product itself never saw it. Null when it was given here. */
    restoredAt: integer('restored_at'),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.revision] }),
    index('estimate_answers_untold').on(t.at).where(sql`told_at IS NULL`),
  ],
);

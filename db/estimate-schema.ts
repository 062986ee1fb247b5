import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { estimateDecisions } from '#app/domain/documents/estimate-answer.ts';
import { invoices } from './schema.ts';

/**
 * What clients answered to estimates, each to the version that they saw; one that was declined may be
 * changed, and answered again. The triggers of `db/triggers/estimates.sql` keep what was
 * accepted as it is.
 */
export const estimateAnswers = sqliteTable(
  'estimate_answers',
  {
    /** The estimate's. */
    invoiceId: text('estimate_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Of the issued version that was seen. */
    revision: integer('revision').notNull(),
    answer: text('answer', { enum: estimateDecisions }).notNull(),
    /** Who accepted it, as typed. */
    name: text('name'),
    /** What they drew, as `parseDrawing` reads it. */
    signature: text('signature'),
    /** Why it was declined. */
    reason: text('reason'),
    /** ms. */
    at: integer('at').notNull(),
    /** When its owner was told by mail, ms; null until then. */
    toldAt: integer('told_at'),
    /** When it was restored from a file, ms: the product itself never saw it. Null where it was given here. */
    restoredAt: integer('restored_at'),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.revision] }),
    index('estimate_answers_untold').on(t.at).where(sql`told_at IS NULL`),
  ],
);

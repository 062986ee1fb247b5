import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  intervalUnits,
  occurrenceStates,
  seriesPauses,
  seriesStates,
} from '#app/domain/recurring/series.ts';
import { flag, id, owner } from './account-schema.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

/**
 * Recurring invoices: what is created, how often, and the state of the schedule. Dates are `YYYY-MM-DD`, instants ms.
 */
export const series = sqliteTable(
  'series',
  {
    id: id(),
    userId: owner(),
    /** The invoice that it repeats. */
    sourceId: text('source_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** JSON: the invoice's form, in the format of `parseDraft`, with placeholders. */
    draft: text('draft').notNull(),
    country: text('country').notNull(),
    /** From the draft, for lists. */
    clientName: text('client_name').notNull(),
    currency: text('currency').notNull(),
    /** The total of one invoice, minor units. */
    totalMinor: integer('total').notNull(),
    anchor: text('anchor').notNull(),
    /** The occurrence on the anchor date, see `Interval`. */
    firstN: integer('first_n').notNull(),
    unit: text('unit', { enum: intervalUnits }).notNull(),
    every: integer('every').notNull(),
    /** For months and years, 1 to 31, see `Interval`. */
    monthDay: integer('month_day'),
    /** Ends after this many, or with the last one by this date; both null: never. */
    endCount: integer('end_count'),
    endDay: text('end_day'),
    /** Relative to the invoice date. */
    /** Whether invoices are sent when they are created. */
    sends: flag('sends'),
    state: text('state', { enum: seriesStates }).notNull(),
    /** Why it is paused; null while it isn't. */
    pause: text('pause', { enum: seriesPauses }),
    /** The first occurrence, from 1, that hasn't been processed yet. */
    nextN: integer('next_n').notNull(),
    /** When the job processes it next; null while there is nothing to do. */
    nextRunAt: integer('next_run_at'),
    createdAt: integer('created_at').notNull(),
    /** Differs after every change, so that it identifies a version. */
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    moneyBounds('series_total', { any: [t.totalMinor] }),
    index('series_next_run').on(t.nextRunAt).where(sql`next_run_at IS NOT NULL`),
    index('series_list').on(t.userId, t.createdAt, t.id),
    index('series_of_invoice').on(t.sourceId).where(sql`source_id IS NOT NULL`),
  ],
);

/** The result of each occurrence that was processed or skipped. */
export const seriesOccurrences = sqliteTable(
  'series_occurrences',
  {
    seriesId: text('series_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    /** Its date by the interval. */
    day: text('day').notNull(),
    state: text('state', { enum: occurrenceStates }).notNull(),
    /** Why it is on hold; null for all others. */
    why: text('why'),
    /** The created invoice; an occurrence on hold has one if only its email is pending. */
    invoiceId: text('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    at: integer('at').notNull(),
    /** When its owner was notified by email that it is on hold; null until then. */
    toldAt: integer('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.seriesId, t.n] }),
    index('series_occurrences_untold')
      .on(t.seriesId, t.n, t.day)
      .where(sql`state = 'waiting' AND told_at IS NULL`),
    index('series_occurrences_of_invoice').on(t.invoiceId).where(sql`invoice_id IS NOT NULL`),
  ],
);

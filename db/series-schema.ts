import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { intervalUnits } from '#app/domain/recurring/interval.ts';
import { occurrenceStates, seriesPauses, seriesStates } from '#app/domain/recurring/series.ts';
import { flag, id, owner } from './account-schema.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

/** Recurring invoices: what is made, how often, and how far it is. Days are `YYYY-MM-DD`, instants ms. */
export const series = sqliteTable(
  'series',
  {
    id: id(),
    userId: owner(),
    /** The invoice that it repeats. */
    sourceId: text('source_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** JSON text: the invoice's form, as `parseDraft` reads it, placeholders not filled in. */
    draft: text('draft').notNull(),
    country: text('country').notNull(),
    /** Of the draft, for lists. */
    clientName: text('client_name').notNull(),
    currency: text('currency').notNull(),
    /** What one invoice comes to, minor units. */
    totalMinor: integer('total').notNull(),
    anchor: text('anchor').notNull(),
    /** The occurrence of the anchor's day, see `Interval`. */
    firstN: integer('first_n').notNull(),
    unit: text('unit', { enum: intervalUnits }).notNull(),
    every: integer('every').notNull(),
    /** Of months and years, 1 to 31, see `Interval`. */
    monthDay: integer('month_day'),
    /** After so many, or with the last one on this day; both null: never. */
    endCount: integer('end_count'),
    endDay: text('end_day'),
    /** From an invoice's day. */
    /** Whether invoices are sent when they are made. */
    sends: flag('sends'),
    state: text('state', { enum: seriesStates }).notNull(),
    /** Why it is paused; null while it is not. */
    pause: text('pause', { enum: seriesPauses }),
    /** The first occurrence, from 1, that the schedule has not come to. */
    nextN: integer('next_n').notNull(),
    /** When the schedule is to look at it; null while there is nothing to do. */
    nextRunAt: integer('next_run_at'),
    createdAt: integer('created_at').notNull(),
    /** Another one after every change, so that it names a version. */
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    moneyBounds('series_total', { any: [t.totalMinor] }),
    index('series_next_run').on(t.nextRunAt).where(sql`next_run_at IS NOT NULL`),
    index('series_list').on(t.userId, t.createdAt, t.id),
    index('series_of_invoice').on(t.sourceId).where(sql`source_id IS NOT NULL`),
  ],
);

/** What became of each occurrence that the schedule came to, or that was skipped. */
export const seriesOccurrences = sqliteTable(
  'series_occurrences',
  {
    seriesId: text('series_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    /** Its day by the interval. */
    day: text('day').notNull(),
    state: text('state', { enum: occurrenceStates }).notNull(),
    /** Why it waits; null of all others. */
    why: text('why'),
    /** The invoice that was made: one that waits has it where its mail alone does. */
    invoiceId: text('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    at: integer('at').notNull(),
    /** When its owner was told by mail that it waits; null until then. */
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

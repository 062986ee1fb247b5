import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * In which steps an invoice is to be paid, of those that have such a schedule. Triggers of
 * 0022_schedules.sql and 0027_schedules_kept.sql keep its `next_due`, and drop a schedule that does not add up to a new total.
 */
export const paymentSchedules = sqliteTable('payment_schedules', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  /** JSON of `readSchedule`: label, amount in minor units, due day, and the share that was asked for; in order. */
  steps: text('steps').notNull(),
});

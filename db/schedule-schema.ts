import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * In which steps an invoice is to be paid, if it has such a schedule. The triggers of `db/triggers/schedules.sql` keep its
 * `next_due`, and drop a schedule that doesn't add up to a new total.
 */
export const paymentSchedules = sqliteTable('payment_schedules', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  /** JSON of `parsePaymentSchedule`: label, amount in minor units, due day, and the share that was asked for; in order. */
  steps: text('steps').notNull(),
});

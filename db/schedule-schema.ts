import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * An invoice's payment schedule, if it has one. The triggers in `db/triggers/schedules.sql` update its `next_due`, and
 * delete a schedule that doesn't add up to a new total.
 */
export const paymentSchedules = sqliteTable('payment_schedules', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  /** JSON of `parsePaymentSchedule`: label, amount in minor units, due date and requested share, in order. */
  steps: text('steps').notNull(),
});

import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * The seller's day (`YYYY-MM-DD`) on which an invoice was marked paid. A paid invoice without a row was marked before days
 * were kept. A column of `invoices` would stand behind the pictures, and be read only with them.
 */
export const paidDays = sqliteTable('paid_days', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  paidOn: text('paid_on').notNull(),
});

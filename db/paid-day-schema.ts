import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * The seller's day (`YYYY-MM-DD`) on which an invoice was marked paid. A paid invoice without a row was marked before days
 * were kept.
 */
export const paidDays = sqliteTable('paid_days', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  paidOn: text('paid_on').notNull(),
});

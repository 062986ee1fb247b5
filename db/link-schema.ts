import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * The links by which others open an invoice. Its first link is its own id, which works without a row here; a row of that
 * token says that it was withdrawn. Instants in ms.
 */
export const invoiceLinks = sqliteTable(
  'invoice_links',
  {
    /** What stands in the address. As it is and not as a hash: its owner copies it again. */
    token: text('token').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    madeAt: integer('made_at').notNull(),
    /** When its owner withdrew it; null while it works. */
    withdrawnAt: integer('withdrawn_at'),
  },
  (t) => [index('invoice_links_of_invoice').on(t.invoiceId, t.withdrawnAt, t.madeAt)],
);

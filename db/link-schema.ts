import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * Links by which others open an invoice. Its first link is its own id, which works without a row here; a row with that
 * token means that it was revoked. Instants in ms.
 */
export const invoiceLinks = sqliteTable(
  'invoice_links',
  {
    /** The token in the address. Stored in plain text instead of as a hash, because its owner copies it again. */
    token: text('token').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    madeAt: integer('made_at').notNull(),
    /** When its owner revoked it; null while it works. */
    withdrawnAt: integer('withdrawn_at'),
  },
  (t) => [index('invoice_links_of_invoice').on(t.invoiceId, t.withdrawnAt, t.madeAt)],
);

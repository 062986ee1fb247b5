import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { invoices } from './schema.ts';

/**
 * Delivery notes of invoices and estimates, never changed or deleted while their owner's account is open
 * (`db/triggers/deliveries.sql`).
 */
export const deliveries = sqliteTable(
  'deliveries',
  {
    /** Derived from the form's key, so that a form sent twice creates one note. */
    id: text('id').primaryKey(),
    /** The document's. */
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the document's row. */
    userId: text('user_id').notNull(),
    /** Its place among the document's notes, from 1. */
    n: integer('n').notNull(),
    number: text('number').notNull(),
    /** The seller-local date, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    carrier: text('carrier'),
    tracking: text('tracking'),
    /** A copy, with the postal code. */
    shippingAddress: text('shipping_address').notNull(),
    /** JSON, see `parseDeliveryLines`. */
    lines: text('lines').notNull(),
    /** When it was created, ms. */
    at: integer('at').notNull(),
  },
  (t) => [uniqueIndex('deliveries_of_invoice').on(t.invoiceId, t.n)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { entryKinds, entryOrigins, paymentMethods } from '#app/domain/payments/payment.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

/**
 * Payments and other ledger entries of invoices, never changed or deleted while the owner's account is open. The
 * triggers in `db/triggers/payments.sql` update the invoice's `paid` and `status` in the same write.
 */
export const payments = sqliteTable(
  'payments',
  {
    /** Created by the requester, so that the same entry sent twice is stored once. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    /** When it was written, ms. */
    at: integer('at').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    origin: text('origin', { enum: entryOrigins }).notNull(),
    /** Minor units of the invoice's currency, above zero. */
    amountMinor: integer('amount').notNull(),
    /** The seller-local date, `YYYY-MM-DD`; null when unknown. */
    day: text('day'),
    method: text('method', { enum: paymentMethods }).notNull(),
    reference: text('reference'),
    note: text('note'),
    /** The entry it reverses or returns; for used credit, the payment on the other invoice. */
    undoes: text('undoes'),
    /** For credit that is used or returned, the other invoice. */
    otherInvoiceId: text('other_invoice_id'),
    /** For a payment: when its receipt was first downloaded by anyone except its owner, ms. */
    receiptShownAt: integer('receipt_shown_at'),
  },
  (t) => [
    index('payments_of_invoice').on(t.invoiceId),
    index('payments_by_day').on(
      t.userId,
      t.day,
      t.kind,
      t.origin,
      t.amountMinor,
      t.invoiceId,
      t.id,
    ),
    uniqueIndex('payments_reversed').on(t.undoes).where(sql`kind = 'reversal'`),
    moneyBounds('payments_amount', { positive: [t.amountMinor] }),
    check('payments_undoes', sql`(${t.kind} = 'payment') = (${t.undoes} IS NULL)`),
  ],
);

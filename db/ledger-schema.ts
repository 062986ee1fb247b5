import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { entryKinds, entryOrigins, paymentMethods } from '#app/domain/payments/payment.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

/**
 * What was paid on invoices, entry by entry, never changed or deleted while its owner's account is open. The triggers of
 * `db/triggers/payments.sql` keep the invoice's `paid` and `status` in the same write.
 */
export const payments = sqliteTable(
  'payments',
  {
    /** Made by who asks for it: the same entry sent twice is one. */
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
    /** Minor units of the invoice's currency, more than zero. */
    amountMinor: integer('amount').notNull(),
    /** The seller's day, `YYYY-MM-DD`; null where it is not known. */
    day: text('day'),
    method: text('method', { enum: paymentMethods }).notNull(),
    reference: text('reference'),
    note: text('note'),
    /** What it takes back or returns; of credit that was used, the payment on the other invoice. */
    undoes: text('undoes'),
    /** Of credit that is used or comes back, the invoice on the other side. */
    otherInvoiceId: text('other_invoice_id'),
    /** Of a payment, when its receipt was first downloaded by anyone but its owner, ms. */
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

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { storedStatuses } from '#app/domain/invoices/status.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { flag } from './account-schema.ts';
import { invoices } from './schema.ts';

// Sums over an owner's documents and payments, so that pages with totals read few rows also with 20,000 invoices. Only
// triggers write them (`db/triggers/sums.sql`), and a nightly job compares them with the rows. The sums have no foreign
// keys: an owner's last document removes the last row. Amounts may exceed what a number holds exactly, so each is stored
// as billions and rest (`db/minor-sum.ts`).

const owner = () => text('user_id').notNull();
const currency = () => text('currency', { enum: currencyCodes }).notNull();
const amount = () => ({ units: integer('units').notNull(), rest: integer('rest').notNull() });

/** Documents and their balances by status and due date, in blocks of days (`app/domain/invoices/due-blocks.ts`). */
export const documentSums = sqliteTable(
  'document_sums',
  {
    userId: owner(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    archived: flag('archived'),
    /** Days per block. A document is in one block of each length; if nothing depends on its date, only in the longest. */
    span: integer('span').notNull(),
    /** The Julian day of the next due date, divided by `span`; 0 if nothing depends on it. */
    block: integer('block').notNull(),
    currency: currency(),
    status: text('status', { enum: storedStatuses }).notNull(),
    count: integer('count').notNull(),
    ...amount(),
  },
  (t) => [
    uniqueIndex('document_sums_key').on(
      t.userId,
      t.kind,
      t.span,
      t.block,
      t.archived,
      t.currency,
      t.status,
    ),
    index('document_sums_empty').on(t.userId).where(sql`count = 0`),
  ],
);

/** Owed invoices by client; names are compared case-insensitively, and spelled as on one that is or was owed. */
export const debtorSums = sqliteTable(
  'debtor_sums',
  {
    userId: owner(),
    currency: currency(),
    clientName: text('client_name').notNull(),
    count: integer('count').notNull(),
    archived: integer('archived').notNull(),
    ...amount(),
  },
  (t) => [
    uniqueIndex('debtor_sums_key').on(t.userId, t.currency, sql`${t.clientName} COLLATE NOCASE`),
    index('debtor_sums_largest').on(
      t.userId,
      t.currency,
      largestFirst(t),
      sql`${t.clientName} COLLATE NOCASE`,
    ),
    index('debtor_sums_empty').on(t.userId).where(sql`count = 0`),
  ],
);

/** The negated amount, so that the largest debtor comes first and equal ones by name. A float can't overflow. */
export function largestFirst(t: { units: unknown; rest: unknown }) {
  return sql`-(${t.units} * 1e9 + ${t.rest})`;
}

/** Money received less money returned, by month of its day. */
export const paymentSums = sqliteTable(
  'payment_sums',
  {
    userId: owner(),
    /** `YYYY-MM` */
    month: text('month').notNull(),
    currency: currency(),
    count: integer('count').notNull(),
    ...amount(),
    /** Of the payments on paid invoices: how many, and the total of days from the invoice date. */
    paidCount: integer('paid_count').notNull(),
    paidDays: integer('paid_days').notNull(),
  },
  (t) => [
    uniqueIndex('payment_sums_key').on(t.userId, t.month, t.currency),
    index('payment_sums_empty').on(t.userId).where(sql`count = 0`),
  ],
);

/** What clients did first on a document's public pages, by an email's link or another; instants in ms. */
export const documentActivity = sqliteTable('document_activity', {
  invoiceId: text('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  openedAt: integer('opened_at'),
  payClickedAt: integer('pay_clicked_at'),
});

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { storedStatuses } from '#app/domain/invoices/status.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { flag, owner } from './account-schema.ts';

// Sums over an owner's documents and payments, so that pages with totals read few rows even with 20,000 invoices. Only
// triggers write them (`db/triggers/sums.sql`), and a nightly job compares them with the rows. An amount may exceed what
// a number holds exactly, so it is stored as billions and the rest (`db/minor-sum.ts`).

const currency = () => text('currency', { enum: currencyCodes }).notNull();
const amount = () => ({
  count: integer('count').notNull(),
  units: integer('units').notNull(),
  rest: integer('rest').notNull(),
});

/**
 * Documents and their balances. Each counts in the period '' (all documents of a status); if it is owed or open, also in
 * the year, month, ten days and day of its next due date, which are the first 4, 7, 9 and 10 characters of that date.
 */
export const documentSums = sqliteTable(
  'document_sums',
  {
    userId: owner(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    archived: flag('archived'),
    currency: currency(),
    status: text('status', { enum: storedStatuses }).notNull(),
    period: text('period').notNull(),
    ...amount(),
  },
  (t) => [
    uniqueIndex('document_sums_key').on(
      t.userId,
      t.kind,
      sql`length(${t.period})`,
      t.period,
      t.archived,
      t.currency,
      t.status,
    ),
    index('document_sums_empty').on(t.userId).where(sql`count = 0`),
  ],
);

/** Owed invoices by client. Names are compared case-insensitively and spelled as on the first invoice. */
export const debtorSums = sqliteTable(
  'debtor_sums',
  {
    userId: owner(),
    currency: currency(),
    clientName: text('client_name').notNull(),
    /** How many of them are archived. */
    archived: integer('archived').notNull(),
    ...amount(),
  },
  (t) => [
    uniqueIndex('debtor_sums_key').on(t.userId, t.currency, sql`${t.clientName} COLLATE NOCASE`),
    index('debtor_sums_largest').on(
      t.userId,
      t.currency,
      largestFirst(t.units, t.rest),
      sql`${t.clientName} COLLATE NOCASE`,
    ),
    index('debtor_sums_empty').on(t.userId).where(sql`count = 0`),
  ],
);

/** The negated amount, so that the largest debtor comes first and equal ones by name. A float can't overflow. */
export function largestFirst(units: SQLWrapper, rest: SQLWrapper): SQL {
  return sql`-(${units} * 1e9 + ${rest})`;
}

/** Money received less money returned, by month (`YYYY-MM`) and by day (`YYYY-MM-DD`). */
export const paymentSums = sqliteTable(
  'payment_sums',
  {
    userId: owner(),
    period: text('period').notNull(),
    currency: currency(),
    ...amount(),
    /** Of the payments on paid invoices: how many, and the total of days since the invoice date. */
    paidCount: integer('paid_count').notNull(),
    paidDays: integer('paid_days').notNull(),
  },
  (t) => [
    uniqueIndex('payment_sums_key').on(t.userId, sql`length(${t.period})`, t.period, t.currency),
    index('payment_sums_empty').on(t.userId).where(sql`count = 0`),
  ],
);

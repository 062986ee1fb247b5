import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isOwed } from '#app/domain/invoices/status.ts';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { type AskedPayments, stretchDays } from '#app/domain/overview/overview.ts';
import {
  addUpBlocks,
  type CountedSum,
  type DueSums,
  minus,
  noSum,
  selectDocumentSums,
} from '#app/features/invoice-list/public.server.ts';
import { isMoney, signedMoney } from '#app/features/payments/public.server.ts';
import { selectUndelivered } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { sumMinor } from '#db/minor-sum.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { debtorSums, documentActivity, largestFirst, paymentSums } from '#db/sums-schema.ts';

const { userId, kind, archived, status } = invoices;
/** A column of the invoices, for queries that name the table with an index. */
const told = <Value>(column: SQLiteColumn) => sql<Value>`${column}`;
const currency = told<CurrencyCode>(invoices.currency);
const clientName = told<string>(invoices.clientName);
const totalMinor = told<number>(invoices.totalMinor);

/** Literal, as the partial index requires. */
const isOwedNow = sql`${status} IN ('unpaid', 'overdue')`;

/** How many of a currency's largest debtors are listed. */
const maxDebtors = 5;
/** How many opened invoices, and how many recurring ones, are listed. */
const maxNamed = 10;
/** How many of the newest owed invoices are checked for opens: in an account that sends no emails, none was opened. */
const maxExamined = 100;

export type OverviewQuestion = {
  userId: string;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** The first day of the oldest month in the chart. */
  since: string;
  listed: AskedPayments | null;
};

/** What is owed, grouped by currency, archive, stored status and lateness (`stretchDays`). */
function owedOf(groups: readonly DueSums[]) {
  return groups
    .filter(({ status: stored }) => isOwed(stored))
    .flatMap(({ currency: money, status: stored, archived: inArchive, all, before }) =>
      [all, ...before]
        .map((sum, stretch) => ({
          ...minus(sum, before[stretch] ?? noSum),
          currency: money,
          stretch,
          archived: inArchive,
          isOverdue: stored === 'overdue',
        }))
        .filter((row) => row.count > 0),
    );
}

/** The payments that count for the average. */
const isOfPaid = sql`${status} = 'paid' AND ${payments.kind} = 'payment'`;

/** The money of a month and currency, and the total of days from invoice date to payment for paid invoices. */
type MonthRow = CountedSum & { month: string; currency: CurrencyCode; days: number; paid: number };

/** Selects the stored sums of the months. */
function selectMonths(db: Database, { userId: owner, since, today }: OverviewQuestion) {
  const { month } = paymentSums;
  return db
    .select({
      month,
      currency: paymentSums.currency,
      units: paymentSums.units,
      rest: paymentSums.rest,
      count: paymentSums.count,
      days: paymentSums.paidDays,
      paid: paymentSums.paidCount,
    })
    .from(paymentSums)
    .where(
      and(
        eq(paymentSums.userId, owner),
        gte(month, since.slice(0, 7)),
        lte(month, today.slice(0, 7)),
      ),
    );
}

/** Selects the part of the current month that is after today, by the clock of a client or provider ahead of it. */
function selectAhead(db: Database, { userId: owner, today }: OverviewQuestion) {
  const sums = sumMinor(signedMoney);
  const days = sql`julianday(${payments.day}) - julianday(${invoices.invoiceDate})`;
  return db
    .select({
      month: sql<string>`substr(${payments.day}, 1, 7)`.as('month'),
      currency: invoices.currency,
      ...sums,
      count: sql<number>`count(*)`.as('several'),
      days: sql<number>`coalesce(sum(${days}) FILTER (WHERE ${isOfPaid}), 0)`.as('days'),
      paid: sql<number>`count(*) FILTER (WHERE ${isOfPaid})`.as('paid'),
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(
        eq(payments.userId, owner),
        gt(payments.day, today),
        lt(payments.day, `${today.slice(0, 7)}-32`),
        isMoney,
      ),
    )
    .groupBy(invoices.currency);
}

function monthsWithout(months: readonly MonthRow[], ahead: readonly MonthRow[]): MonthRow[] {
  return months
    .map((row) => {
      const later = ahead.find(
        (each) => each.month === row.month && each.currency === row.currency,
      );
      if (!later) return row;
      const { days, paid } = row;
      return { ...row, ...minus(row, later), days: days - later.days, paid: paid - later.paid };
    })
    .filter(({ count }) => count > 0);
}

type Debtor = CountedSum & { clientName: string; currency: CurrencyCode; archived: number };

/**
 * Selects each currency's largest debtors as a JSON list, ordered by name when amounts are equal: as many index entries,
 * however many clients there are.
 */
function selectDebtors(db: Database, { userId: owner }: OverviewQuestion) {
  const largest = sql`${debtorSums} INDEXED BY debtor_sums_largest`;
  const isOwners = eq(debtorSums.userId, owner);
  const first = (condition?: SQL) => sql`(SELECT ${debtorSums.currency} FROM ${largest}
    WHERE ${and(isOwners, condition)} ORDER BY ${debtorSums.currency} LIMIT 1)`;
  return db.all<{ debtors: string }>(sql`WITH RECURSIVE used (currency) AS (
      SELECT ${first()}
      UNION ALL SELECT ${first(sql`${debtorSums.currency} > used.currency`)} FROM used WHERE used.currency IS NOT NULL
    ) SELECT (SELECT json_group_array(json(debtor)) FROM (
      SELECT json_object('clientName', ${debtorSums.clientName}, 'currency', ${debtorSums.currency}, 'count', count,
        'archived', archived, 'units', units, 'rest', rest) AS debtor
      FROM ${largest} WHERE ${isOwners} AND ${debtorSums.currency} = used.currency
      ORDER BY ${largestFirst(debtorSums)}, ${debtorSums.clientName} COLLATE NOCASE LIMIT ${maxDebtors}
    )) AS debtors FROM used WHERE used.currency IS NOT NULL`);
}

/** Selects the opened invoices among the newest ones that are owed. */
function selectOpened(db: Database, { userId: owner }: OverviewQuestion) {
  const newest = db
    .select({
      id: sql<string>`${invoices.id}`.as('document'),
      openedAt: sql<number | null>`${documentActivity.openedAt}`.as('opened'),
      invoiceNumber: told<string>(invoices.invoiceNumber).as('number'),
      clientName: clientName.as('client'),
      currency: currency.as('money'),
      totalMinor: totalMinor.as('whole'),
      paidMinor: told<number>(invoices.paidMinor).as('part'),
    })
    .from(sql`${invoices} INDEXED BY invoices_owed_newest`)
    .leftJoin(documentActivity, eq(documentActivity.invoiceId, invoices.id))
    .where(and(eq(userId, owner), eq(kind, 'invoice'), eq(archived, false), isOwedNow))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(maxExamined)
    .as('newest');
  return (
    db
      .select({
        id: newest.id,
        invoiceNumber: newest.invoiceNumber,
        clientName: newest.clientName,
        currency: newest.currency,
        totalMinor: newest.totalMinor,
        paidMinor: newest.paidMinor,
        openedAt: newest.openedAt,
      })
      .from(newest)
      .where(isNotNull(newest.openedAt))
      // In the order of the inner query, which ends as soon as enough are found; sorting them here would read all.
      .limit(maxNamed)
  );
}

/** What open estimates that are still valid today amount to. */
function estimatesOf(groups: readonly DueSums[]) {
  return groups
    .filter(({ status: stored, archived: inArchive }) => stored === 'open' && !inArchive)
    .map(({ currency: money, all, before: [expired = noSum] }) => ({
      currency: money,
      ...minus(all, expired),
    }))
    .filter((row) => row.count > 0);
}

function isListed(listed: AskedPayments | null, since: string): SQL | undefined {
  if (listed === null) return sql`FALSE`;
  const { of } = listed;
  if (of === 'average') return and(gte(payments.day, since), isOfPaid);
  const { day } = payments;
  const isOfMonth = and(gte(day, `${of.month}-01`), lt(day, `${of.month}-32`));
  return and(isOfMonth, eq(invoices.currency, of.currency));
}

/** Selects a page of the payments behind a figure, latest first. */
function selectPayments(db: Database, { userId: owner, since, today, listed }: OverviewQuestion) {
  return db
    .select({
      id: payments.id,
      day: payments.day,
      amountMinor: signedMoney,
      currency,
      invoiceId: invoices.id,
      invoiceNumber: invoices.invoiceNumber,
      clientName,
      invoiceDate: invoices.invoiceDate,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(eq(payments.userId, owner), isListed(listed, since), lte(payments.day, today), isMoney),
    )
    .orderBy(desc(payments.day), desc(payments.id))
    .limit(linesOnPage)
    .offset((listed?.page ?? 0) * linesOnPage);
}

/** Selects the next recurring invoices; one that is on hold has an earlier next run, and comes first. */
function selectRecurring(db: Database, owner: string) {
  return db
    .select({
      id: series.id,
      clientName: series.clientName,
      currency: series.currency,
      totalMinor: series.totalMinor,
      anchor: series.anchor,
      firstN: series.firstN,
      unit: series.unit,
      every: series.every,
      monthDay: series.monthDay,
      nextN: series.nextN,
      endCount: series.endCount,
      endDay: series.endDay,
    })
    .from(series)
    .where(and(eq(series.userId, owner), eq(series.state, 'active'), isNotNull(series.nextRunAt)))
    .orderBy(asc(series.nextRunAt), asc(series.id))
    .limit(maxNamed);
}

/** Reads all of a user's figures for the overview in one round trip. */
export async function getOverview(db: Database, question: OverviewQuestion) {
  const { userId: owner, today } = question;
  const stretches = stretchDays(today);
  const [owed, months, ahead, debtors, opened, estimates, listed, recurring, undelivered] =
    await queryBatch(db, [
      selectDocumentSums(db, owner, { kind: 'invoice', days: stretches }),
      selectMonths(db, question),
      selectAhead(db, question),
      selectDebtors(db, question),
      selectOpened(db, question),
      selectDocumentSums(db, owner, { kind: 'estimate', days: [today] }),
      selectPayments(db, question),
      selectRecurring(db, owner),
      selectUndelivered(db, owner, maxNamed),
    ]);
  return {
    owed: owedOf(addUpBlocks(owed, stretches)),
    months: monthsWithout(months, ahead),
    debtors: debtors.flatMap((row) => JSON.parse(row.debtors) as Debtor[]),
    opened,
    estimates: estimatesOf(addUpBlocks(estimates, [today])),
    listed,
    recurring,
    undelivered,
  };
}

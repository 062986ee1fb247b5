import { and, asc, count, desc, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { type AskedPayments, stretchDays } from '#app/domain/overview/overview.ts';
import { balance, isOwedRow } from '#app/features/invoice-list/public.server.ts';
import { isMoney, signedMoney } from '#app/features/payments/public.server.ts';
import { firstOpenedAt } from '#app/features/public-invoice/public.server.ts';
import { selectUndelivered } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { dueKey } from '#db/list-keys.ts';
import { sumMinor } from '#db/minor-sum.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';

const { userId, kind, archived, status } = invoices;
/** A column of the invoices, for queries that name the table with an index. */
const told = <Value>(column: SQLiteColumn) => sql<Value>`${column}`;
const currency = told<CurrencyCode>(invoices.currency);
const clientName = told<string>(invoices.clientName);
const totalMinor = told<number>(invoices.totalMinor);
const due = dueKey(invoices);
const walked = sql`${invoices} INDEXED BY invoices_figures`;
/** What is owed by client and by day; the partial indexes require exactly these conditions. */
const owedByClient = sql`${invoices} INDEXED BY invoices_owed`;
const owedByDay = sql`${invoices} INDEXED BY invoices_owed_by_day`;
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

const isIn = (owner: string, of: 'invoice' | 'estimate', inArchive: boolean) =>
  and(eq(userId, owner), eq(kind, of), eq(archived, inArchive));

/** Returns the index of the first day in the list that isn't after the due date: how late or early the invoice is. */
function stretchOf(days: readonly string[]): SQL<number> {
  const cases = days.map((day, at) => sql`WHEN ${due} >= ${day} THEN ${sql.raw(String(at))}`);
  return sql<number>`(CASE ${sql.join(cases, sql` `)} ELSE ${sql.raw(String(days.length))} END)`;
}

/** Selects what is owed, grouped by currency, archive, stored status and lateness: few groups. */
function selectOwed(db: Database, { userId: owner, today }: OverviewQuestion) {
  const { archived: inArchive, dueDate, nextDue } = invoices;
  const sums = sumMinor(balance);
  // Grouped by day first, in index order: only these sums have to be sorted, which are fewer than the invoices.
  const byDay = db
    .select({
      currency: currency.as('money'),
      archived: told<number>(inArchive).as('in_archive'),
      status: told<string>(status).as('state'),
      stretch: stretchOf(stretchDays(today)).as('stretch'),
      units: sums.units.as('units'),
      rest: sums.rest.as('rest'),
      count: sql<number>`count(*)`.as('several'),
    })
    .from(owedByDay)
    .where(and(eq(userId, owner), eq(kind, 'invoice'), isOwedNow))
    .groupBy(currency, inArchive, status, dueDate, nextDue)
    .as('by_day');
  return db
    .select({
      currency: byDay.currency,
      units: sql<number>`sum(${byDay.units})`,
      rest: sql<number>`sum(${byDay.rest})`,
      count: sql<number>`sum(${byDay.count})`,
      stretch: byDay.stretch,
      archived: sql<boolean>`${byDay.archived}`.mapWith(Boolean),
      isOverdue: sql<boolean>`${byDay.status} = 'overdue'`.mapWith(Boolean),
    })
    .from(byDay)
    .groupBy(sql`${byDay.currency}, ${byDay.archived}, ${byDay.status}, ${byDay.stretch}`);
}

const ofInvoice = sql`${invoices} INDEXED BY invoices_of_payments`;

/** The payments that count for the average. */
const isOfPaid = sql`${status} = 'paid' AND ${payments.kind} = 'payment'`;

/** Selects the money by month and currency, and the total of days from invoice date to payment for paid invoices. */
function selectMonths(db: Database, { userId: owner, since, today }: OverviewQuestion) {
  const sums = sumMinor(signedMoney);
  // Grouped by day first, in index order: month and day number are computed once per day.
  const byDay = db
    .select({
      currency: currency.as('money'),
      day: told<string>(payments.day).as('paid_day'),
      units: sums.units.as('units'),
      rest: sums.rest.as('rest'),
      count: sql<number>`count(*)`.as('several'),
      paid: sql<number>`count(*) FILTER (WHERE ${isOfPaid})`.as('of_paid'),
      made: sql<number>`coalesce(sum(julianday(${invoices.invoiceDate})) FILTER (WHERE ${isOfPaid}), 0)`.as(
        'made',
      ),
    })
    .from(payments)
    .innerJoin(ofInvoice, and(eq(userId, owner), eq(invoices.id, payments.invoiceId)))
    .where(
      and(eq(payments.userId, owner), gte(payments.day, since), lte(payments.day, today), isMoney),
    )
    .groupBy(payments.day, currency)
    .as('by_day');
  const month = sql<string>`substr(${byDay.day}, 1, 7)`;
  return db
    .select({
      currency: byDay.currency,
      month,
      units: sql<number>`sum(${byDay.units})`,
      rest: sql<number>`sum(${byDay.rest})`,
      count: sql<number>`sum(${byDay.count})`,
      days: sql<number>`sum(julianday(${byDay.day}) * ${byDay.paid} - ${byDay.made})`,
      paid: sql<number>`sum(${byDay.paid})`,
    })
    .from(byDay)
    .groupBy(sql`${month}, ${byDay.currency}`);
}

/**
 * Selects each currency's largest debtors, ordered by name when amounts are equal; names are compared
 * case-insensitively.
 */
function selectDebtors(db: Database, { userId: owner }: OverviewQuestion) {
  const { units, rest } = sumMinor(balance);
  const debtors = db
    .select({
      clientName: sql<string>`min(${clientName})`.as('client'),
      currency: sql<CurrencyCode>`${currency}`.as('money'),
      units: units.as('units'),
      rest: rest.as('rest'),
      count: sql<number>`count(*)`.as('several'),
      archived: sql<number>`count(*) FILTER (WHERE ${archived})`.as('in_archive'),
      // A floating-point number can't overflow.
      place:
        sql<number>`row_number() OVER (PARTITION BY ${currency} ORDER BY ${units} * 1e9 + ${rest} DESC, ${clientName} COLLATE NOCASE)`.as(
          'place',
        ),
    })
    .from(owedByClient)
    .where(and(eq(userId, owner), eq(kind, 'invoice'), isOwedNow))
    .groupBy(currency, sql`${clientName} COLLATE NOCASE`)
    .as('debtors');
  return db
    .select()
    .from(debtors)
    .where(lte(debtors.place, maxDebtors))
    .orderBy(asc(debtors.place));
}

/** Selects the opened invoices among the newest ones that are owed. */
function selectOpened(db: Database, { userId: owner }: OverviewQuestion) {
  const newest = db
    .select({
      id: sql<string>`${invoices.id}`.as('document'),
      openedAt: firstOpenedAt(),
      invoiceNumber: told<string>(invoices.invoiceNumber).as('number'),
      clientName: clientName.as('client'),
      currency: currency.as('money'),
      totalMinor: totalMinor.as('whole'),
      paidMinor: told<number>(invoices.paidMinor).as('part'),
      createdAt: told<number>(invoices.createdAt).as('made'),
    })
    .from(sql`${invoices} INDEXED BY invoices_list`)
    .where(and(isIn(owner, 'invoice', false), isOwedRow))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(maxExamined)
    .as('newest');
  return db
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
    .orderBy(sql`${newest.createdAt} DESC, ${newest.id} DESC`)
    .limit(maxNamed);
}

function selectEstimates(db: Database, { userId: owner, today }: OverviewQuestion) {
  const { units, rest } = sumMinor(totalMinor);
  return db
    .select({ currency, units, rest, count: count() })
    .from(walked)
    .where(and(isIn(owner, 'estimate', false), eq(status, 'open'), gte(due, today)))
    .groupBy(currency);
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

/** Reads all of a user's figures for the overview in one round trip, aggregated in SQL. */
export async function getOverview(db: Database, question: OverviewQuestion) {
  const [owed, months, debtors, opened, estimates, listed, recurring, undelivered] =
    await queryBatch(db, [
      selectOwed(db, question),
      selectMonths(db, question),
      selectDebtors(db, question),
      selectOpened(db, question),
      selectEstimates(db, question),
      selectPayments(db, question),
      selectRecurring(db, question.userId),
      selectUndelivered(db, question.userId, maxNamed),
    ]);
  return { owed, months, debtors, opened, estimates, listed, recurring, undelivered };
}

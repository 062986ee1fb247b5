import { and, asc, between, desc, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { addDays } from '#app/domain/dates.ts';
import { isOwed } from '#app/domain/invoices/status.ts';
import { linesOnPage } from '#app/domain/lists/page-window.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import { type AskedPayments, stretchDays } from '#app/domain/overview/overview.ts';
import {
  type DueSums,
  groupSums,
  selectDocumentSums,
} from '#app/features/invoice-list/public.server.ts';
import { isMoney, signedMoney } from '#app/features/payments/public.server.ts';
import { selectUndelivered } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { type CountedSum, minus, noSum } from '#db/minor-sum.ts';
import { queryBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { debtorSums, largestFirst, paymentSums } from '#db/sums-schema.ts';

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
    .filter((group) => isOwed(group.status))
    .flatMap(({ currency: money, status: stored, archived: inArchive, all, after }) =>
      [...after, all]
        .map((sum, stretch) => ({
          ...minus(sum, after[stretch - 1] ?? noSum),
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

/** The money of a month or day and currency, and the total of days from invoice date to payment for paid invoices. */
type MoneyRow = CountedSum & {
  period: string;
  currency: CurrencyCode;
  paidDays: number;
  paidCount: number;
};

/** Selects the stored sums of payments from one month to another (`YYYY-MM`), or from one day to another. */
function selectMoney(db: Database, owner: string, [from, to]: [string, string]) {
  const { period, count, units, rest, paidDays, paidCount } = paymentSums;
  return db
    .select({ period, currency: paymentSums.currency, count, units, rest, paidDays, paidCount })
    .from(paymentSums)
    .where(
      and(
        eq(paymentSums.userId, owner),
        sql`length(${period}) = ${from.length}`,
        between(period, from, to),
      ),
    );
}

/** The months without the days after today: payments by the clock of a client ahead of the seller's. */
function monthsWithout(later: readonly MoneyRow[], months: readonly MoneyRow[]): MoneyRow[] {
  const left = months.map((month) => {
    const sum = { ...month };
    for (const day of later) {
      if (!day.period.startsWith(month.period) || day.currency !== month.currency) continue;
      Object.assign(sum, minus(sum, day));
      sum.paidDays -= day.paidDays;
      sum.paidCount -= day.paidCount;
    }
    return sum;
  });
  return left.filter(({ count }) => count > 0);
}

type Debtor = CountedSum & { clientName: string; currency: CurrencyCode; archived: number };

/** Selects each currency's largest debtors as a JSON list, ordered by name when amounts are equal. */
function selectDebtors(db: Database, { userId: owner }: OverviewQuestion) {
  return db.all<{ debtors: string }>(sql`
    SELECT (SELECT json_group_array(json_object('clientName', client_name, 'currency', currency, 'archived', archived,
        'count', count, 'units', units, 'rest', rest))
      FROM (SELECT * FROM ${debtorSums} INDEXED BY debtor_sums_largest
        WHERE user_id = ${owner} AND currency = code.value
        ORDER BY ${largestFirst(sql`units`, sql`rest`)}, client_name COLLATE NOCASE LIMIT ${maxDebtors})) AS debtors
    FROM json_each(${JSON.stringify(currencyCodes)}) AS code`);
}

/** Selects the newest invoices that are owed and were opened. */
function selectOpened(db: Database, { userId: owner }: OverviewQuestion) {
  return db
    .select({
      id: told<string>(invoices.id),
      invoiceNumber: told<string>(invoices.invoiceNumber),
      clientName,
      currency,
      totalMinor,
      paidMinor: told<number>(invoices.paidMinor),
      openedAt: told<number>(invoices.openedAt),
    })
    .from(sql`${invoices} INDEXED BY invoices_opened`)
    .where(
      and(
        eq(userId, owner),
        eq(kind, 'invoice'),
        eq(archived, false),
        isOwedNow,
        sql`opened_at IS NOT NULL`,
      ),
    )
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(maxNamed);
}

/** What open estimates that are still valid today amount to. */
function estimatesOf(groups: readonly DueSums[]) {
  return groups
    .filter((group) => group.status === 'open' && !group.archived)
    .map(({ currency: money, after: [valid = noSum] }) => ({ currency: money, ...valid }))
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
  const stretches = stretchDays(today).map((first) => addDays(first, -1));
  const yesterday = addDays(today, -1);
  const thisMonth = today.slice(0, 7);
  const [owed, months, later, debtors, opened, estimates, listed, recurring, undelivered] =
    await queryBatch(db, [
      selectDocumentSums(db, owner, { kind: 'invoice', days: stretches }),
      selectMoney(db, owner, [question.since.slice(0, 7), thisMonth]),
      selectMoney(db, owner, [addDays(today, 1), `${thisMonth}-31`]),
      selectDebtors(db, question),
      selectOpened(db, question),
      selectDocumentSums(db, owner, { kind: 'estimate', days: [yesterday] }),
      selectPayments(db, question),
      selectRecurring(db, owner),
      selectUndelivered(db, owner, maxNamed),
    ]);
  return {
    owed: owedOf(groupSums(owed, stretches)),
    months: monthsWithout(later, months),
    debtors: debtors.flatMap((row) => JSON.parse(row.debtors) as Debtor[]),
    opened,
    estimates: estimatesOf(groupSums(estimates, [yesterday])),
    listed,
    recurring,
    undelivered,
  };
}

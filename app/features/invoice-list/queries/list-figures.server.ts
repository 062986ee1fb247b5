import { and, between, count, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#app/domain/dates.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import {
  type ListCounts,
  type ListStatus,
  type ListView,
  listStatuses,
  maxHundredthsAtMost,
  minHundredthsAtLeast,
} from '#app/domain/invoices/list-view.ts';
import type { OwedSum } from '#app/domain/invoices/listed-invoice.ts';
import {
  deriveStatus,
  type InvoiceStatus,
  isOwed,
  lastDueSoonDay,
  owedStatuses,
  type StoredStatus,
} from '#app/domain/invoices/status.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import { searchWords, statusesNamed } from '#app/features/invoice-list/words/list-search.ts';
import type { Database } from '#db/client.server.ts';
import { containsWord } from '#db/contains-word.ts';
import { dueKey, totalHundredths } from '#db/list-keys.ts';
import { joinMinor, minus, noSum, sumMinor } from '#db/minor-sum.ts';
import { invoices } from '#db/schema.ts';
import type { DueSums } from './document-sums.server.ts';

const { status, invoiceDate, currency, clientName, invoiceNumber, paidMinor, totalMinor } =
  invoices;
const due = dueKey(invoices);

/** Whether an invoice shows this status on the seller-local date: the SQL form of `deriveStatus`. */
function showsStatus(shown: InvoiceStatus, today: string): SQL | undefined {
  const unpaid = eq(status, 'unpaid');
  const lastDay = lastDueSoonDay(today);
  switch (shown) {
    case 'paid':
    case 'void':
    case 'credited':
    case 'accepted':
    case 'declined':
    case 'invoiced':
    case 'issued':
      return eq(status, shown);
    case 'open':
      return and(eq(status, shown), gte(due, today));
    case 'expired':
      return and(eq(status, 'open'), lt(due, today));
    case 'overdue':
      return or(eq(status, 'overdue'), and(unpaid, lt(due, today)));
    case 'due_soon':
      return and(unpaid, between(due, today, lastDay));
    case 'unpaid':
      return and(unpaid, gt(due, lastDay));
    default:
      return shown satisfies never;
  }
}

/** Whether the query's invoice has an amount due: the SQL form of `isOwed`. */
export const isOwedRow: SQL = inArray(status, [...owedStatuses]);

/**
 * Whether the query's invoice has no payment or credit and isn't void, so that it can be edited and voided; an invoice
 * with a total of zero counts although it is paid.
 */
export const isOpenRow: SQL = sql`(${isOwedRow} OR (${status} = 'paid' AND ${totalMinor} = 0)) AND ${paidMinor} = 0`;

/** Whether a chip shows an invoice: unpaid means everything that is owed; undefined means no condition. */
export function isUnderChip(chip: ListStatus, today: string): SQL | undefined {
  if (chip === 'all') return undefined;
  return chip === 'unpaid' ? isOwedRow : showsStatus(chip, today);
}

/**
 * The conditions of the search and the filter panel, without the chip; undefined if there are none.
 * @param searchedFields the ids of custom fields whose texts the search finds, too
 */
export function passesFilters(
  view: ListView,
  today: string,
  searchedFields: readonly string[],
): SQL | undefined {
  const fewest = view.min === null ? null : minHundredthsAtLeast(view.min);
  const most = view.max === null ? null : maxHundredthsAtMost(view.max);
  return and(
    ...searchWords(view.search).map((word) =>
      or(hasWord(word, view.kind, today), hasWordInFields(word, searchedFields)),
    ),
    view.from === null ? undefined : gte(invoiceDate, view.from),
    view.to === null ? undefined : lte(invoiceDate, view.to),
    view.dueFrom === null ? undefined : gte(due, view.dueFrom),
    view.dueTo === null ? undefined : lte(due, view.dueTo),
    fewest === null ? undefined : gte(totalHundredths(invoices), fewest),
    most === null ? undefined : lte(totalHundredths(invoices), most),
    view.client === null ? undefined : sql`${clientName} = ${view.client} COLLATE NOCASE`,
    view.currency === null ? undefined : eq(currency, view.currency),
  );
}

function hasWord(word: string, kind: DocumentKind, today: string): SQL | undefined {
  return or(
    containsWord(invoiceNumber, word),
    containsWord(clientName, word),
    ...statusesNamed(word, kind).map((named) => showsStatus(named, today)),
  );
}

/** Whether one of these custom fields has a word; undefined without any, so that full rows are only read with them. */
function hasWordInFields(word: string, ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  const some = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`EXISTS (SELECT 1 FROM json_each(${invoices.fields}) AS field
    WHERE field.value ->> '$.id' IN (${some}) AND ${containsWord(sql`field.value ->> '$.value'`, word)})`;
}

/** The balance of an invoice, in minor units. */
export const balance = sql`(${invoices.totalMinor} - ${invoices.paidMinor})`;

/**
 * This index contains all columns for counts, sums and filters, in the order of the groups, so one scan is enough and
 * nothing is sorted.
 */
const walked = sql`${invoices} INDEXED BY invoices_figures`;

/**
 * The figures for one currency and stored status, with the search and the filter panel applied; the sums also apply the
 * active chip.
 */
type FiguresRow = {
  currency: CurrencyCode;
  status: StoredStatus;
  /**
   * The number of invoices, how many of them are due before today, and how many from today to the last day that counts
   * as due soon.
   */
  all: number;
  late: number;
  soon: number;
  /** Their balance, and the part of it that is due before today. */
  units: number;
  rest: number;
  lateUnits: number;
  lateRest: number;
};

/**
 * Selects the figures for the chips and the totals above a list with a search or filters.
 * @param list.today the seller-local date, `YYYY-MM-DD`
 */
export function selectFigures(
  db: Database,
  list: { owned: SQL | undefined; filters: SQL | undefined; chip: ListStatus; today: string },
) {
  const { owned, filters, chip, today } = list;
  const isLate = lt(due, today);
  const isSoon = sql`${due} BETWEEN ${today} AND ${lastDueSoonDay(today)}`;
  // Other chips depend only on the status, which is checked per group.
  const isUnder = chip === 'due_soon' || chip === 'overdue' ? isUnderChip(chip, today) : undefined;
  const lateSum = sumMinor(balance, and(isUnder, isLate));
  return db
    .select({
      currency: sql<CurrencyCode>`${invoices.currency}`,
      status: sql<StoredStatus>`${invoices.status}`,
      all: count(),
      late: sql<number>`count(*) FILTER (WHERE ${isLate})`,
      soon: sql<number>`count(*) FILTER (WHERE ${isSoon})`,
      ...sumMinor(balance, isUnder),
      lateUnits: lateSum.units,
      lateRest: lateSum.rest,
    })
    .from(walked)
    .where(and(owned, filters))
    .groupBy(invoices.currency, invoices.status);
}

/** The days after which `figuresOfSums` needs sums. */
export function figureDays(today: string): [string, string] {
  return [addDays(today, -1), lastDueSoonDay(today)];
}

/**
 * The same figures from the stored sums after `figureDays`, for a list without search and filters.
 * @param chip the active chip
 */
export function figuresOfSums(groups: readonly DueSums[], chip: ListStatus): FiguresRow[] {
  return groups.map(({ currency, status, all, after: [notLate = noSum, later = noSum] }) => {
    const late = minus(all, notLate);
    const soon = minus(notLate, later);
    const isByDate = status === 'unpaid';
    const shown =
      isByDate && chip === 'due_soon' ? soon : isByDate && chip === 'overdue' ? late : all;
    return {
      currency,
      status,
      all: all.count,
      late: late.count,
      soon: soon.count,
      units: shown.units,
      rest: shown.rest,
      lateUnits: chip === 'due_soon' ? 0 : late.units,
      lateRest: chip === 'due_soon' ? 0 : late.rest,
    };
  });
}

/**
 * Adds up what each chip would show, and what is owed on the invoices of the active chip, currencies in their order.
 */
export function addUpFigures(
  rows: readonly FiguresRow[],
  { kind, status: chip }: Pick<ListView, 'kind' | 'status'>,
  today: string,
): { counts: ListCounts; owed: OwedSum[] } {
  const counts = noneUnderChips(kind);
  const owed = new Map<CurrencyCode, Omit<OwedSum, 'currency'>>();
  for (const row of rows) {
    const own = countsOf(row, kind, today);
    for (const chips of listStatuses[kind])
      counts[chips] = (counts[chips] ?? 0) + (own[chips] ?? 0);
    if (!isOwed(row.status) || !own[chip]) continue;
    const sum = joinMinor(row);
    const isAllLate = row.all === own.overdue;
    const late = isAllLate ? sum : joinMinor({ units: row.lateUnits, rest: row.lateRest });
    const before = owed.get(row.currency) ?? { owed: 0n, overdue: 0n };
    owed.set(row.currency, { owed: before.owed + sum, overdue: before.overdue + late });
  }
  return {
    counts,
    owed: currencyCodes.flatMap((currency) => {
      const sums = owed.get(currency);
      return sums ? [{ currency, ...sums }] : [];
    }),
  };
}

/**
 * How many invoices of a group each chip shows: all due before today have the same status, and so do those due soon and
 * those due later.
 */
function countsOf(row: FiguresRow, kind: DocumentKind, today: string): ListCounts {
  const { status, all, late, soon } = row;
  const counts: ListCounts = { ...noneUnderChips(kind), all };
  if (isOwed(status)) counts.unpaid = all;
  const groups = [
    { dueDate: addDays(today, -1), size: late },
    { dueDate: today, size: soon },
    { dueDate: addDays(lastDueSoonDay(today), 1), size: all - late - soon },
  ];
  for (const { dueDate, size } of groups) {
    const shown = deriveStatus({ status, dueDate }, today);
    const chip = listStatuses[kind].find((named) => named === shown && named !== 'unpaid');
    if (chip) counts[chip] = (counts[chip] ?? 0) + size;
  }
  return counts;
}

function noneUnderChips(kind: DocumentKind): ListCounts {
  return Object.fromEntries(listStatuses[kind].map((chip) => [chip, 0]));
}

import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  isNarrowed,
  type ListCounts,
  type ListSort,
  type ListView,
} from '#app/domain/invoices/list-view.ts';
import type { ListCursor, OwedSum } from '#app/domain/invoices/listed-invoice.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import type { ReminderFacts, SellersReminders } from '#app/domain/reminders/next-reminder.ts';
import { isDisputed, isInProgress } from '#app/features/cards/public.server.ts';
import { creditedOfOwed as creditedMinor } from '#app/features/payments/public.server.ts';
import { currentLink } from '#app/features/public-invoice/public.server.ts';
import {
  reminderFactsIfAny,
  selectSellersReminders,
} from '#app/features/reminders/public.server.ts';
import { undeliveredAt } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { clientKey, dueKey, newestFirst, numberKey, totalHundredths } from '#db/list-keys.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { groupSums, selectDocumentSums } from './document-sums.server.ts';
import {
  addUpFigures,
  figureDays,
  figuresOfSums,
  isUnderChip,
  passesFilters,
  selectFigures,
} from './list-figures.server.ts';

const { id, userId, kind, archived, createdAt } = invoices;

/** The columns for a row in any list of invoices. */
export const listColumns = {
  id,
  invoiceNumber: invoices.invoiceNumber,
  invoiceDate: invoices.invoiceDate,
  dueDate: invoices.dueDate,
  status: invoices.status,
  archived,
  currency: invoices.currency,
  totalMinor: invoices.totalMinor,
  paidMinor: invoices.paidMinor,
  nextDue: invoices.nextDue,
  clientName: invoices.clientName,
};

/** When the client first did what, and since when an email to them is undelivered, ms. */
const activityColumns = () => ({
  openedAt: sql<number | null>`${invoices.openedAt}`,
  payClickedAt: sql<number | null>`${invoices.payClickedAt}`,
  undeliveredAt: undeliveredAt(),
});

/** A row of the invoice list, without an invoice's long texts and pictures. */
export type InvoiceListRow = Pick<typeof invoices.$inferSelect, keyof typeof listColumns> &
  Record<keyof ReturnType<typeof activityColumns>, number | null> & {
    link: string | null;
    isDisputed: boolean;
    isInProgress: boolean;
    creditedMinor: number;
    reminders: ReminderFacts | null;
  };

/** The columns as expressions, since drizzle doesn't accept columns of a table that it didn't add to FROM itself. */
const listFields = Object.fromEntries(
  Object.entries(listColumns).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
) as { [Name in keyof typeof listColumns]: SQL<InvoiceListRow[Name]> };

/** The number of names offered by the client filter. */
const maxClientChoices = 200;

type ListOrder = {
  index: string;
  /** The sort key before the creation time; null if there is none. */
  key: SQLWrapper | null;
  /** Converts a cursor's text to a value to compare with the key. */
  fromText?: (text: string) => bigint;
  /** The index contains the columns that chips filter by: a list filtered only by a chip is read in order. */
  holdsChips?: true;
  moment?: { expression: SQLWrapper; of: (createdAt: number) => number };
};

const orders: Record<ListSort, ListOrder> = {
  newest: { index: 'invoices_list', key: null },
  date: { index: 'invoices_by_date', key: invoices.invoiceDate },
  due: { index: 'invoices_by_due', key: dueKey(invoices) },
  number: { index: 'invoices_by_number', key: numberKey(invoices) },
  client: {
    index: 'invoices_by_client',
    key: clientKey(invoices),
    moment: { expression: newestFirst(invoices), of: (saved) => -saved },
  },
  total: {
    index: 'invoices_by_total',
    key: totalHundredths(invoices),
    fromText: BigInt,
    holdsChips: true,
  },
};

export type InvoiceListQuestion = {
  userId: string;
  view: ListView;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** The ids of custom fields whose texts the search finds; at most `maxSearchedFields`. */
  searchedFields?: readonly string[];
  limit: number;
  after: ListCursor | null;
};

/** A page of the owner's list with counts, totals and filter options. */
export type InvoiceListAnswer = {
  rows: InvoiceListRow[];
  /** The start of the next page; null on the last one. */
  end: ListCursor | null;
  /** What each chip would show: with the search and the filter panel applied, but not the active chip. */
  counts: ListCounts;
  /** The total owed on everything in the view, currencies in their order; empty if nothing is owed. */
  owed: OwedSum[];
  /** Whether any document of the list's kind is archived. */
  hasArchived: boolean;
  /** The reminder settings that apply to all of the owner's invoices. */
  seller: SellersReminders | null;
  /** The currencies of the active or the archived documents, in their order. */
  currencies: CurrencyCode[];
};

/**
 * Lists a page with the counts of all chips, the amounts owed and the currencies, as one snapshot in one round trip.
 */
export async function listInvoicePage(
  db: Database,
  question: InvoiceListQuestion,
): Promise<InvoiceListAnswer> {
  const { view, today, searchedFields = [], limit } = question;
  const owned = ownedOf(question.userId, view);
  const filters = passesFilters(view, today, searchedFields);
  const days = figureDays(today);
  const [found, sums, [seller = null], ...filtered] = await queryBatch(db, [
    selectPage(db, question, owned, filters),
    selectDocumentSums(db, question.userId, { kind: view.kind, days }),
    selectSellersReminders(db, question.userId),
    ...(filters ? [selectFigures(db, { owned, filters, chip: view.status, today })] : []),
  ]);
  const allGroups = groupSums(sums, days);
  const groups = allGroups.filter((group) => group.archived === view.archived);
  const figures = filtered[0] ?? figuresOfSums(groups, view.status);
  const used = new Set(groups.map(({ currency }) => currency));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ sortKey, savedAt, ...row }) => row),
    seller,
    hasArchived: allGroups.some((group) => group.archived),
    end: last ? { key: last.sortKey, createdAt: last.savedAt, id: last.id } : null,
    ...addUpFigures(figures, view, today),
    currencies: currencyCodes.filter((code) => used.has(code)),
  };
}

function selectPage(
  db: Database,
  { view, today, limit, after }: InvoiceListQuestion,
  owned: SQL | undefined,
  filters: SQL | undefined,
) {
  const { index, key, fromText, holdsChips, moment } = orders[view.sort];
  const isSearched = isNarrowed({ ...view, status: 'all' });
  const isInOrder = holdsChips ? !isSearched : !isNarrowed(view);
  const columns = [...(key ? [key] : []), moment?.expression ?? createdAt, id];
  const beyond = sql.raw(view.descending ? '<' : '>');
  const isAfter = (end: ListCursor) => {
    const saved = moment ? moment.of(end.createdAt) : end.createdAt;
    const values = [
      ...(key ? [sql`${fromText?.(end.key) ?? end.key}`] : []),
      sql`${saved}`,
      sql`${end.id}`,
    ];
    return and(
      // Repeats the comparison of the key alone, since SQLite only seeks in an expression index that way.
      key ? sql`${key} ${beyond}= ${values[0]}` : undefined,
      sql`(${sql.join(columns, sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`,
    );
  };
  const direction = sql.raw(view.descending ? 'DESC' : 'ASC');
  return (
    db
      .select({
        ...listFields,
        ...activityColumns(),
        link: currentLink(),
        isDisputed,
        isInProgress,
        creditedMinor,
        reminders: reminderFactsIfAny(),
        sortKey: sortKeyOf(key),
        savedAt: sql<number>`${createdAt}`,
      })
      // A filtered list is filtered within the one index that contains all filter columns, then sorted. Otherwise the
      // planner, which knows no per-user statistics, would read full rows in the order of another index.
      .from(indexed(isInOrder ? index : 'invoices_list'))
      .where(
        and(owned, filters, isUnderChip(view.status, today), after ? isAfter(after) : undefined),
      )
      .orderBy(...columns.map((column) => sql`${column} ${direction}`))
      .limit(limit + 1)
  );
}

/** Gets the position of an invoice in the owner's view; null if the view doesn't contain it. One round trip. */
export async function getInvoicePosition(
  db: Database,
  question: Pick<InvoiceListQuestion, 'userId' | 'view' | 'today' | 'searchedFields'>,
  invoiceId: string,
): Promise<ListCursor | null> {
  const { userId: owner, view, today, searchedFields = [] } = question;
  const { key } = orders[view.sort];
  const found = await read(
    db
      .select({ key: sortKeyOf(key), createdAt, id })
      .from(invoices)
      .where(
        and(
          eq(id, invoiceId),
          // The plus keeps SQLite from using another index than the primary key.
          sql`+${userId} = ${owner}`,
          eq(kind, view.kind),
          eq(archived, view.archived),
          passesFilters(view, today, searchedFields),
          isUnderChip(view.status, today),
        ),
      )
      .get(),
  );
  return found ?? null;
}

function sortKeyOf(key: SQLWrapper | null): SQL<string> {
  return sql<string>`CAST(${key ?? sql`''`} AS TEXT)`;
}

function ownedOf(owner: string, view: Pick<ListView, 'kind' | 'archived'>): SQL | undefined {
  return and(eq(userId, owner), eq(kind, view.kind), eq(archived, view.archived));
}

function indexed(index: string): SQL {
  return sql`${invoices} INDEXED BY ${sql.identifier(index)}`;
}

/**
 * Lists the client names on an owner's active or archived documents of a kind: the first 200 in alphabetical order, with
 * one index seek per name. One round trip.
 */
export async function listClientNames(
  db: Database,
  owner: string,
  view: Pick<ListView, 'kind' | 'archived'>,
): Promise<string[]> {
  const key = clientKey(invoices);
  const first = (condition?: SQL) =>
    sql`(SELECT ${invoices.clientName} FROM ${indexed('invoices_by_client')} WHERE ${and(
      ownedOf(owner, view),
      condition,
    )} ORDER BY ${key} LIMIT 1)`;
  const rows = await read(
    db.all<{ name: string }>(sql`WITH RECURSIVE names (name) AS (
      SELECT ${first()}
      UNION ALL SELECT ${first(sql`${key} > names.name`)} FROM names WHERE names.name IS NOT NULL
      LIMIT ${maxClientChoices}
    ) SELECT name FROM names WHERE name IS NOT NULL`),
  );
  return rows.map(({ name }) => name);
}

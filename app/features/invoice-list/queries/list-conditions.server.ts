import { and, between, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { maxHundredthsAtMost, minHundredthsAtLeast } from '#app/domain/invoices/list-filters.ts';
import type { ListStatus, ListView } from '#app/domain/invoices/list-view.ts';
import { type InvoiceStatus, lastDueSoonDay, owedStatuses } from '#app/domain/invoices/status.ts';
import { containsWord } from '#db/contains-word.ts';
import { dueKey, totalHundredths } from '#db/list-keys.ts';
import { invoices } from '#db/schema.ts';
import { searchWords, statusesNamed } from '../words/list-search.ts';

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

/** The conditions of the search and the filter panel, without the chip; undefined if there are none. */
export function passesFilters(view: ListView, today: string): SQL | undefined {
  const fewest = view.min === null ? null : minHundredthsAtLeast(view.min);
  const most = view.max === null ? null : maxHundredthsAtMost(view.max);
  return and(
    ...searchWords(view.search).map((word) => hasWord(word, view.kind, today)),
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

import { type CurrencyCode, isCurrencyCode } from '#app/domain/money/money.ts';
import { isCalendarDate } from '../dates.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { parseSearch } from '../search-text.ts';
import { cleanLine } from './clean-text.ts';
import { isAmountBound } from './list-filters.ts';
import type { InvoiceStatus } from './status.ts';

/**
 * The status chips of each kind's list, in order; unpaid is everything that isn't paid. Void invoices appear only under
 * All.
 */
export const listStatuses = {
  invoice: ['all', 'unpaid', 'due_soon', 'overdue', 'paid'],
  estimate: ['all', 'open', 'accepted', 'declined', 'expired', 'invoiced'],
  'credit-note': ['all'],
} as const satisfies Record<DocumentKind, readonly ('all' | InvoiceStatus)[]>;
export type ListStatus = (typeof listStatuses)[DocumentKind][number];
/** How many documents each chip would show. */
export type ListCounts = Partial<Record<ListStatus, number>>;

/** Sort options; newest is by creation time. */
export const listSorts = ['newest', 'date', 'due', 'number', 'client', 'total'] as const;
export type ListSort = (typeof listSorts)[number];

/** The filters and sort order of the list, as stored in its URL. */
export type ListView = {
  /** The document kind, determined by the page and not by its parameters. */
  kind: DocumentKind;
  /** Trimmed, at most `maxSearchLength` characters; matches number, client name and status label. */
  search: string;
  status: ListStatus;
  /** Invoice dates `YYYY-MM-DD`, inclusive; each is optional. */
  from: string | null;
  to: string | null;
  /** The next due dates, likewise: not in the filter panel, but used by links from other pages. */
  dueFrom: string | null;
  dueTo: string | null;
  /** Decimal text in English format, in units of each invoice's own currency, inclusive. */
  min: string | null;
  max: string | null;
  /** The client's name as on invoices. */
  client: string | null;
  currency: CurrencyCode | null;
  archived: boolean;
  sort: ListSort;
  descending: boolean;
};

/** Maximum length of a client's name on an invoice. */
const maxClientNameLength = 200;

/** Whether a sort is descending by default: names start from A, everything else from the newest or largest. */
export function isFirstDescending(sort: ListSort): boolean {
  return sort !== 'client';
}

/** All documents that aren't archived, newest first. */
export const emptyListView: ListView = parseListView(new URLSearchParams());

/**
 * Parses the list's URL; unknown, malformed or too long parameters are ignored.
 * @param plainAmount converts an amount as typed in the page's language, which a form submitted without scripts sends
 */
export function parseListView(
  parameters: URLSearchParams,
  kind: DocumentKind = 'invoice',
  plainAmount: (typed: string) => string = (plain) => plain,
): ListView {
  const text = (name: string) => cleanLine(parameters.get(name) ?? '');
  const only = <T extends string>(name: string, isRight: (value: string) => value is T) => {
    const value = text(name);
    return isRight(value) ? value : null;
  };
  const textOf = (name: string, isRight: (value: string) => boolean) =>
    only(name, (value): value is string => isRight(value));
  const amountOf = (name: string) =>
    [text(name), plainAmount(text(name))].find(isAmountBound) ?? null;
  const sort = only('sort', isListSort) ?? 'newest';
  const direction = text('dir');
  const isChip = (value: string): value is ListStatus =>
    listStatuses[kind].some((status) => status === value);
  return {
    kind,
    search: parseSearch(parameters),
    status: only('status', isChip) ?? 'all',
    from: textOf('from', isCalendarDate),
    to: textOf('to', isCalendarDate),
    dueFrom: textOf('due-from', isCalendarDate),
    dueTo: textOf('due-to', isCalendarDate),
    min: amountOf('min'),
    max: amountOf('max'),
    client: textOf('client', (name) => name !== '' && [...name].length <= maxClientNameLength),
    currency: only('currency', isCurrencyCode),
    archived: text('archived') === 'true',
    sort,
    descending:
      direction === 'asc' || direction === 'desc' ? direction === 'desc' : isFirstDescending(sort),
  };
}

/** Writes a view as URL parameters without defaults, always in the same order; `parseListView` reverses it. */
export function writeListView(view: ListView): URLSearchParams {
  const {
    search,
    status,
    from,
    to,
    dueFrom,
    dueTo,
    min,
    max,
    client,
    currency,
    archived,
    sort,
    descending,
  } = view;
  const direction = descending ? 'desc' : 'asc';
  const fields: [string, string | null][] = [
    ['q', search],
    ['status', status === 'all' ? null : status],
    ['from', from],
    ['to', to],
    ['due-from', dueFrom],
    ['due-to', dueTo],
    ['min', min],
    ['max', max],
    ['client', client],
    ['currency', currency],
    ['archived', archived ? 'true' : null],
    ['sort', sort === 'newest' ? null : sort],
    ['dir', descending === isFirstDescending(sort) ? null : direction],
  ];
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => Boolean(field[1])),
  );
}

/** Counts the filters set in the advanced panel, for its button. Search, chip and archived don't count. */
export function countPanelFilters(view: ListView): number {
  const { from, to, dueFrom, dueTo, min, max, client, currency } = view;
  return [from, to, dueFrom, dueTo, min, max, client, currency].filter((filter) => filter !== null)
    .length;
}

/**
 * Whether search, chip or panel exclude anything, in which case an empty list doesn't mean that there are no invoices.
 */
export function isNarrowed(view: ListView): boolean {
  return view.search !== '' || view.status !== 'all' || countPanelFilters(view) > 0;
}

function isListSort(value: string): value is ListSort {
  return listSorts.some((sort) => sort === value);
}

import { addDays, addMonths, isCalendarDate } from '#app/domain/dates.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { type CurrencyCode, isCurrencyCode } from '#app/domain/money/money.ts';
import { parseSearch } from '#app/domain/search-text.ts';
import { cleanLine } from './clean-text.ts';
import type { InvoiceStatus } from './status.ts';

/**
 * Format of an amount filter in a URL, and in English for a field's `pattern`. At most 12 digits before the decimal
 * point, so that hundredths stay a safe integer.
 */
export const amountBoundPattern = '(?=.*\\d)(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{0,12})(?:\\.\\d{0,6})?';

const wholeAmount = new RegExp(`^(?:${amountBoundPattern})$`);

/** Whether a text is an amount that a filter can compare with: not negative, below 10^12, at most 6 decimals. */
export function isAmountBound(text: string): boolean {
  return wholeAmount.test(text);
}

/**
 * Rounds an amount up to hundredths: `12.345` is 1235. A filter over all currencies uses hundredths for each of them,
 * including yen. Null when the text isn't an amount.
 */
export function minHundredthsAtLeast(text: string): number | null {
  return toHundredths(text, 1);
}

/** Rounds an amount down to hundredths: `12.345` is 1234; null when the text isn't an amount. */
export function maxHundredthsAtMost(text: string): number | null {
  return toHundredths(text, 0);
}

/** `step` is added when the amount has a fraction of a hundredth. */
function toHundredths(text: string, step: 0 | 1): number | null {
  if (!isAmountBound(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  const hasRest = /[1-9]/.test(fraction.slice(2));
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (hasRest ? step : 0);
}

/** A range of dates, both `YYYY-MM-DD` and inclusive. */
type DayRange = { name: RangeName; from: string; to: string };

type RangeName = 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

/** Returns common date ranges relative to the seller-local date `today`. */
export function quickRanges(today: string): DayRange[] {
  const [year = '', month = ''] = today.split('-');
  const thisMonth = `${year}-${month}-01`;
  const thisYear = `${year}-01-01`;
  const quartersBefore = Math.floor((Number(month) - 1) / 3);
  const range = (name: RangeName, from: string, months: number): DayRange => ({
    name,
    from,
    to: addDays(addMonths(from, months), -1),
  });
  return [
    range('thisMonth', thisMonth, 1),
    range('lastMonth', addMonths(thisMonth, -1), 1),
    range('thisQuarter', addMonths(thisYear, quartersBefore * 3), 3),
    range('thisYear', thisYear, 12),
  ];
}

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

import { plainAmount } from '#app/i18n/format/typed-amount.ts';
import { isCalendarDate } from '../dates.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { type CurrencyCode, isCurrencyCode } from '../money/currency.ts';
import { parseSearch } from '../search-text.ts';
import { isAmountBound } from './amount-bound.ts';
import { cleanLine } from './clean-text.ts';
import type { InvoiceStatus } from './status.ts';

/**
 * The quick chips of a list of each kind in their order; unpaid is everything that is not paid. A void
 * invoice is under All alone.
 */
export const listStatuses = {
  invoice: ['all', 'unpaid', 'due_soon', 'overdue', 'paid'],
  estimate: ['all', 'open', 'accepted', 'declined', 'expired', 'invoiced'],
  'credit-note': ['all'],
} as const satisfies Record<DocumentKind, readonly ('all' | InvoiceStatus)[]>;
export type ListStatus = (typeof listStatuses)[DocumentKind][number];
/** How many documents each chip of a list would show. */
export type ListCounts = Partial<Record<ListStatus, number>>;

/** What the list can be sorted by; newest is the moment of saving. */
export const listSorts = ['newest', 'date', 'due', 'number', 'client', 'total'] as const;
export type ListSort = (typeof listSorts)[number];

/** What of the list is shown and in which order: the part of its address that outlives a reload. */
export type ListView = {
  /** Of what it is a list: named by the page, not by its parameters. */
  kind: DocumentKind;
  /** Trimmed, at most `maxSearchLength` characters; looked for in number, client name and status label. */
  search: string;
  status: ListStatus;
  /** Invoice dates `YYYY-MM-DD`, inclusive, each alone too. */
  from: string | null;
  to: string | null;
  /** Days on which they are due next, the same: no field of the panel, but what other pages lead to. */
  dueFrom: string | null;
  dueTo: string | null;
  /** Decimal text, in English as it was typed, in units of each invoice's own currency, inclusive. */
  min: string | null;
  max: string | null;
  /** The client's name as it stands on invoices. */
  client: string | null;
  currency: CurrencyCode | null;
  archived: boolean;
  sort: ListSort;
  descending: boolean;
};

/** The limit of a client's name on an invoice. */
const maxClientNameLength = 200;

/** The direction of a sort before the user turned it round: names from A, everything else from the newest or largest. */
export function isFirstDescending(sort: ListSort): boolean {
  return sort !== 'client';
}

/** Everything that is not archived, the newest first. */
export const emptyListView: ListView = parseListView(new URLSearchParams());

/** Reads the list's address; what is unknown, malformed or too long is left out, as if it had not been there. */
export function parseListView(
  parameters: URLSearchParams,
  kind: DocumentKind = 'invoice',
): ListView {
  const text = (name: string) => cleanLine(parameters.get(name) ?? '');
  const only = <T extends string>(name: string, isRight: (value: string) => value is T) => {
    const value = text(name);
    return isRight(value) ? value : null;
  };
  const textOf = (name: string, isRight: (value: string) => boolean) =>
    only(name, (value): value is string => isRight(value));
  // Sent by a form without scripts, an amount is as it was typed.
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

/** The address of a view, without its defaults and always in the same order; `parseListView` gives the view back. */
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

/** How many filters of the advanced panel are set: the number on its button. Search, chip and archived do not count. */
export function countPanelFilters(view: ListView): number {
  const { from, to, dueFrom, dueTo, min, max, client, currency } = view;
  return [from, to, dueFrom, dueTo, min, max, client, currency].filter((filter) => filter !== null)
    .length;
}

/** Whether search, chip or panel leave something out: an empty list then is not a list without invoices. */
export function isNarrowed(view: ListView): boolean {
  return view.search !== '' || view.status !== 'all' || countPanelFilters(view) > 0;
}

function isListSort(value: string): value is ListSort {
  return listSorts.some((sort) => sort === value);
}

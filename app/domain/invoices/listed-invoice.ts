import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ListSort, ListView } from './list-view.ts';
import type { InvoiceStatus } from './status.ts';

/** The owed and overdue amounts of several invoices in one currency, in minor units; sums may exceed 2^53. */
export type OwedSum = { currency: CurrencyCode; owed: bigint; overdue: bigint };

/** An invoice as a row of the list. */
export type ListedInvoice = {
  id: string;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  dueDate: string;
  /** Derived for the seller-local date. */
  status: InvoiceStatus;
  currency: CurrencyCode;
  /** Minor units of `currency`. */
  totalMinor: number;
  /**
   * The paid amount while something is still due, minor units; negative when more was returned than received. Absent
   * when 0.
   */
  paidMinor?: number;
  /** The part of it that is credit notes; absent without any. */
  creditedMinor?: number;
  /** A card payment is disputed by the client; otherwise absent. */
  isDisputed?: true;
  /** A card payment is still processing; otherwise absent. */
  isInProgress?: true;
  /** The next due date, if it differs from the due date. */
  nextDue?: string;
  /** The date of the next reminder; absent when there is none. */
  remindedOn?: string;
  clientName: string;
  archived: boolean;
  /**
   * The seller-local dates, `YYYY-MM-DD`, on which the client first opened it and first clicked to pay; null before
   * that, absent when not requested.
   */
  openedOn?: string | null;
  /** Since when an email about it is undelivered; otherwise absent. */
  undeliveredOn?: string;
  payClickedOn?: string | null;
  /** The token of the link to share if it differs from the id; null while sharing is off. */
  link?: string | null;
};

/** Where a page of the list ended: the sort values of its last row. */
export type ListCursor = {
  /** The sort value as text: a date, a number's key, a name, hundredths of the total; empty for newest. */
  key: string;
  /** Epoch milliseconds. */
  createdAt: number;
  id: string;
};

const maxTextLength = 4000;
const keySchemas: Record<ListSort, RegExp> = {
  newest: /^$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  due: /^\d{4}-\d{2}-\d{2}$/,
  number: /^.{0,200}$/su,
  client: /^.{0,400}$/su,
  total: /^-?\d{1,18}$/,
};

/** Writes the `after` parameter of the next page; it is only valid for this sort and direction. */
export function writeListCursor(view: ListView, { key, createdAt, id }: ListCursor): string {
  const json = JSON.stringify([view.sort, view.descending, key, createdAt, id]);
  const bytes = String.fromCharCode(...new TextEncoder().encode(json));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Parses `after`; null, meaning the first page, when it is missing, malformed or belongs to another sort. */
export function parseListCursor(text: string | null, view: ListView): ListCursor | null {
  if (!text || text.length > maxTextLength) return null;
  const parts = decode(text);
  if (!Array.isArray(parts)) return null;
  const [sort, descending, key, createdAt, id] = parts as unknown[];
  if (sort !== view.sort || descending !== view.descending) return null;
  if (typeof key !== 'string' || !keySchemas[view.sort].test(key)) return null;
  if (typeof id !== 'string' || id.length > 100) return null;
  return Number.isSafeInteger(createdAt) ? { key, createdAt: Number(createdAt), id } : null;
}

/**
 * Returns a cursor just before a row, so that a page starts with that row. Ids are random and of equal length, so no id
 * lies between an id and the same id with its end changed.
 */
export function beforeRow(view: ListView, row: ListCursor): ListCursor {
  return { ...row, id: view.descending ? `${row.id}~` : row.id.slice(0, -1) };
}

function decode(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    return null;
  }
}

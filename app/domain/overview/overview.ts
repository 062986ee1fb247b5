import { addDays, addMonths } from '#app/domain/dates.ts';
import { parsePageNumber } from '#app/domain/lists/page-window.ts';
import { type CurrencyCode, isCurrencyCode } from '#app/domain/money/money.ts';

/** Due within this many days, including today. */
export const soonDays = 30;

/** Number of months shown, including the current one. */
const reportedMonths = 12;

/** Lists the months shown, `YYYY-MM`, oldest first. */
export function monthsUntil(today: string): string[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: reportedMonths }, (_, back) =>
    addMonths(first, back + 1 - reportedMonths).slice(0, 7),
  );
}

/**
 * The payments included in a figure: those of a month (`YYYY-MM`) and currency, or those in the average payment time.
 */
type CountedPayments = { month: string; currency: CurrencyCode } | 'average';

/** Pages are counted from 0. */
export type AskedPayments = { of: CountedPayments; page: number };

/** Parses the requested payments of a URL; null unless it has a displayed month and a currency. */
export function parseRequestedPayments(
  asked: URLSearchParams,
  today: string,
): AskedPayments | null {
  const page = parsePageNumber(asked);
  if (asked.get('payments') === 'average') return { of: 'average', page };
  const month = monthsUntil(today).find((each) => each === asked.get('month'));
  const currency = asked.get('currency');
  return month && isCurrencyCode(currency) ? { of: { month, currency }, page } : null;
}

/** Builds the URL that requests them. */
export function addressOfPayments(path: string, { of, page }: AskedPayments): string {
  const asked = new URLSearchParams(of === 'average' ? { payments: of } : of);
  if (page > 0) asked.set('page', String(page));
  return `${path}?${asked}#payments`;
}

/** Days overdue, both inclusive; a null `to` has no upper limit. */
type AgeRange = { from: number; to: number | null };

export const ageRanges = [
  { from: 1, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const satisfies readonly AgeRange[];

/**
 * Lists the first due date of each period, latest first: due later, due soon, and each age except the last, which has
 * the rest.
 */
export function stretchDays(today: string): string[] {
  const ages = ageRanges.flatMap(({ to }) => (to === null ? [] : [addDays(today, -to)]));
  return [addDays(today, soonDays + 1), today, ...ages];
}

/** Index of the due soon period, and of the first age. */
export const stretchOfSoon = 1;
export const stretchOfFirstAge = 2;

/** The sum of several documents in minor units, and their count. */
export type Sum = { minor: bigint; count: number };

/** The same for documents in the list and for archived ones. */
export type Sums = { shown: Sum; archived: Sum };

/**
 * The figures of a user's documents. Currencies are never added together. Void documents aren't counted, but money
 * received on them is.
 */
export type OverviewFigures = {
  /** By currency; ages as in `ageRanges`. */
  owed: { currency: CurrencyCode; owed: Sums; soon: Sums; ages: Sums[] }[];
  /** Money received less money returned, by month `YYYY-MM`; months without any are absent. */
  months: { currency: CurrencyCode; months: ({ month: string } & Sum)[] }[];
  /** Total days from invoice date to payment, and the number of payments, for paid invoices. */
  days: { days: number; count: number };
  /** `archived`: how many of them are archived. */
  debtors: { currency: CurrencyCode; clients: ({ name: string; archived: number } & Sum)[] }[];
  opened: {
    id: string;
    invoiceNumber: string;
    clientName: string;
    currency: CurrencyCode;
    totalMinor: number;
    paidMinor: number;
    /** ms. */
    openedAt: number | null;
  }[];
  /** The newest undelivered emails to clients; `changedAt` in ms. */
  undelivered: {
    id: string;
    invoiceId: string;
    invoiceNumber: string;
    clientName: string;
    address: string;
    changedAt: number;
  }[];
  estimates: ({ currency: CurrencyCode } & Sum)[];
  /** The next date of each of the earliest recurring invoices, `YYYY-MM-DD`. */
  recurring: {
    id: string;
    clientName: string;
    currency: CurrencyCode;
    totalMinor: number;
    day: string;
  }[];
  /** The requested payments, latest first, one page of them. */
  payments: {
    id: string;
    day: string | null;
    amountMinor: number;
    currency: CurrencyCode;
    invoiceId: string;
    invoiceNumber: string;
    clientName: string;
    invoiceDate: string;
  }[];
};

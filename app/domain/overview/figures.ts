import type { CurrencyCode } from '../money/currency.ts';

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

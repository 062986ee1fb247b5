import type { CurrencyCode } from '../money/currency.ts';

/** Minor units of several documents, and how many they are. */
export type Sum = { minor: bigint; count: number };

/** The same of those in the list, and of those in its archive. */
export type Sums = { shown: Sum; archived: Sum };

/** What is told of a user's documents; currencies are never added together, void ones count nowhere; money that was received on them is money. */
export type OverviewFigures = {
  /** By currency; ages as `ageRanges`. */
  owed: { currency: CurrencyCode; owed: Sums; soon: Sums; ages: Sums[] }[];
  /** Money that came less what went back, by its month `YYYY-MM`; months without any are absent. */
  months: { currency: CurrencyCode; months: ({ month: string } & Sum)[] }[];
  /** Days from an invoice's date to a payment, together, of so many payments of paid invoices. */
  days: { days: number; count: number };
  /** `archived`: how many of them are in the archive. */
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
  /** The newest emails that didn't reach a client; `changedAt` in ms. */
  undelivered: {
    id: string;
    invoiceId: string;
    invoiceNumber: string;
    clientName: string;
    address: string;
    changedAt: number;
  }[];
  estimates: ({ currency: CurrencyCode } & Sum)[];
  /** The next day of each recurring invoice that comes soonest, `YYYY-MM-DD`. */
  recurring: {
    id: string;
    clientName: string;
    currency: CurrencyCode;
    totalMinor: number;
    day: string;
  }[];
  /** Those that were asked for, the latest first, one page of them. */
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

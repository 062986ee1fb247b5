import type { CurrencyCode } from '../money/currency.ts';
import type { InvoiceStatus } from './status.ts';

/** What is owed of several invoices in one currency, and how much of it is overdue, in its minor units; sums may pass 2^53. */
export type OwedSum = { currency: CurrencyCode; owed: bigint; overdue: bigint };

/** An invoice as a row of a list shows it. */
export type ListedInvoice = {
  id: string;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  dueDate: string;
  /** Derived for the seller's day. */
  status: InvoiceStatus;
  currency: CurrencyCode;
  /** Minor units of `currency`. */
  totalMinor: number;
  /**
   * What its ledger comes to where it asks for more, minor units; below zero where more went back than came. Absent where it is
   * nothing.
   */
  paidMinor?: number;
  /** What of that are credit notes; absent where none are. */
  creditedMinor?: number;
  /** Its client disputes a card payment of it; absent where none does. */
  isDisputed?: true;
  /** A card payment of it takes its days; absent where none does. */
  isUnderWay?: true;
  /** The day on which it is due next, where that is another than its due date. */
  nextDue?: string;
  /** The day of its next reminder; absent where there is none. */
  remindedOn?: string;
  clientName: string;
  archived: boolean;
  /**
   * The seller's days, `YYYY-MM-DD`, on which the client first opened it and first clicked to pay; null before that,
   * absent where it is not asked for.
   */
  openedOn?: string | null;
  /** Since when an email about it is undelivered; absent where none is. */
  undeliveredOn?: string;
  payClickedOn?: string | null;
  /** The token of the link to give out where it is not the id; null while sharing is stopped. */
  link?: string | null;
};

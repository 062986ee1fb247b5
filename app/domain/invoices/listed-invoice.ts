import type { CurrencyCode } from '../money/currency.ts';
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
  isUnderWay?: true;
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

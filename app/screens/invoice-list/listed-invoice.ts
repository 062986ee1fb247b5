import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceStatus } from '#app/domain/invoice/status.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';

/** What a row of the list shows of an invoice. */
export type ListedInvoice = {
  id: string;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  dueDate: string;
  /** Derived for the seller's day. */
  status: InvoiceStatus;
  country: CountryCode;
  currency: CurrencyCode;
  /** Minor units of `currency`. */
  totalMinor: number;
  clientName: string;
  archived: boolean;
  /** `YYYY-MM-DD`, when the client first opened it and first clicked to pay; null before that. */
  openedOn?: string | null;
  payClickedOn?: string | null;
};

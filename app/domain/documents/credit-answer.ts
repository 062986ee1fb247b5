import type { ChangeFailure } from '../change-failure.ts';
import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';

/** What remains of a document to be invoiced or credited. */
export type PartStart = {
  country: CountryCode;
  currency: CurrencyCode;
  /** The remaining amount and the full amount, minor units including tax. */
  leftMinor: number;
  totalMinor: number;
  /** Its lines with their remaining quantities in ten-thousandths; null for a line that deducts a deposit. */
  lines: { description: string; left: number | null }[];
};

/** Initial data of the dialog that creates an invoice from an estimate; its notes are a suggestion. */
export type InvoiceStart = PartStart & { notes: string };

/** Initial data of the credit note dialog. */
export type CreditStart = PartStart & { invoiceNumber: string };

/** The outcome of creating a credit note. */
export type CreditAnswer =
  | { outcome: 'credited'; id: string; number: string; totalMinor: number }
  /** Shown next to the field. */
  | { outcome: 'invalid'; issues: Partial<Record<CreditField, string>> }
  | ChangeFailure;

/** The fields of its form; `part` selects which part of the invoice to credit. */
export type CreditField = 'part' | 'reason';

import type { ChangeFailure } from '../change-failure.ts';
import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';

/** What of a document can still be taken by another one. */
export type PartStart = {
  country: CountryCode;
  currency: CurrencyCode;
  /** What is left and what it all is, minor units with tax. */
  leftMinor: number;
  totalMinor: number;
  /** Its lines, with what of each quantity is left, in ten-thousandths; null of one that takes a deposit off. */
  lines: { description: string; left: number | null }[];
};

/** What the dialog of an invoice from an estimate begins with; its notes are proposed. */
export type InvoiceStart = PartStart & { notes: string };

/** What the dialog of a credit note begins with. */
export type CreditStart = PartStart & { invoiceNumber: string };

/** What became of a credit note that was asked for. */
export type CreditAnswer =
  | { outcome: 'credited'; id: string; number: string; totalMinor: number }
  /** Said by the field. */
  | { outcome: 'invalid'; issues: Partial<Record<CreditField, string>> }
  | ChangeFailure;

/** The fields of its form; `part` is which part of the invoice. */
export type CreditField = 'part' | 'reason';

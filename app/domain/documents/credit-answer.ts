import type { ChangeFailure } from '../change-failure.ts';
import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';

/** What the dialog of a credit note begins with. */
export type CreditStart = {
  invoiceNumber: string;
  country: CountryCode;
  currency: CurrencyCode;
  /** What is left to be credited, minor units with tax. */
  leftMinor: number;
  /** The invoice's lines, with what of each quantity is left, in ten-thousandths. */
  lines: { description: string; left: number }[];
};

/** What became of a credit note that was asked for. */
export type CreditAnswer =
  | { outcome: 'credited'; id: string; number: string; totalMinor: number }
  /** Said by the field. */
  | { outcome: 'invalid'; issues: Partial<Record<CreditField, string>> }
  | ChangeFailure;

/** The fields of its form; `part` is which part of the invoice. */
export type CreditField = 'part' | 'reason';

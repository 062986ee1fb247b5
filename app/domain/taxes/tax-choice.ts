import type { CountryCode } from '../country/country.ts';

/** Why a line has no tax, or why the client owes it. */
export const taxReasons = [
  'zero-rated',
  'exempt',
  'outside-scope',
  'reverse-charge',
  'export',
  'gst-free',
  'input-taxed',
] as const;
export type TaxReason = (typeof taxReasons)[number];

export function isTaxReason(value: unknown): value is TaxReason {
  return taxReasons.some((reason) => reason === value);
}

/** The reasons available to sellers in each country. */
export const reasonsOf: Record<CountryCode, readonly TaxReason[]> = {
  us: ['exempt', 'export', 'outside-scope'],
  ca: ['zero-rated', 'exempt', 'export', 'outside-scope'],
  uk: ['zero-rated', 'exempt', 'outside-scope', 'reverse-charge', 'export'],
  au: ['gst-free', 'input-taxed', 'export', 'outside-scope'],
};

/** The name under which a seller's number for the country's own tax is stored. */
export const mainTaxes: Record<CountryCode, string> = {
  us: 'sales-tax',
  ca: 'GST/HST',
  uk: 'VAT',
  au: 'GST',
};

/** One tax of a line. */
export type InvoiceTax = {
  /** As printed, known ones in the document's language; empty: the country's own tax. */
  name: string;
  /** Ten-thousandths of a percent: 9.975% is 99750. */
  rate: number;
  /** The seller's registration number for it. */
  number: string | null;
  /**
   * Difference to the amount from its rate in minor units, so that the parts of a document add up to it; see `partOf`.
   */
  remainderMinor?: number;
};

/** A line's discount, applied before the invoice's: hundredths of a percent, or minor units. */
export type LineDiscount =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'amount'; minor: number };

/** Whether the seller is registered for the tax; null: not answered. */
export type Registered = 'yes' | 'no' | null;

/** Where taxes are rounded: once per tax on the invoice, or on each line. */
export const roundings = ['tax', 'line'] as const;
export type Rounding = (typeof roundings)[number];

/** Whether none of these taxes is charged. */
export function isUntaxed(taxes: readonly InvoiceTax[]): boolean {
  return taxes.every(({ rate }) => rate === 0);
}

/** Returns the country's own tax at a rate, without a number. */
export function plainTax(rate: number): InvoiceTax {
  return { name: '', rate, number: null };
}

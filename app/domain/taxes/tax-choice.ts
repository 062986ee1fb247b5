import type { CountryCode } from '../country/country.ts';

/** Why a line has no tax, or leaves it to the client. */
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

/** Whether a value is one of the reasons. */
export function isTaxReason(value: unknown): value is TaxReason {
  return taxReasons.some((reason) => reason === value);
}

/** The reasons that sellers of a country may give. */
export const reasonsOf: Record<CountryCode, readonly TaxReason[]> = {
  us: ['exempt', 'export', 'outside-scope'],
  ca: ['zero-rated', 'exempt', 'export', 'outside-scope'],
  uk: ['zero-rated', 'exempt', 'outside-scope', 'reverse-charge', 'export'],
  au: ['gst-free', 'input-taxed', 'export', 'outside-scope'],
};

/** Under which a seller's number for a country's own tax is kept. */
export const mainTaxes: Record<CountryCode, string> = {
  us: 'sales-tax',
  ca: 'GST/HST',
  uk: 'VAT',
  au: 'GST',
};

/** One tax of a line. */
export type InvoiceTax = {
  /** As it is printed, a known one in the document's language; empty: what the country calls its tax. */
  name: string;
  /** Ten-thousandths of a percent: 9.975% is 99750. */
  rate: number;
  /** Under which the seller is registered for it. */
  number: string | null;
  /** Minor units by which it differs from its rate, so that parts of a document add up to it; see `partOf`. */
  remainderMinor?: number;
};

/** A discount of one line, taken off before the invoice's: hundredths of a percent, or minor units. */
export type LineDiscount =
  | { kind: 'percent'; hundredths: number }
  | { kind: 'amount'; minor: number };

/** Whether the seller is registered for the tax; null: never answered. */
export type Registered = 'yes' | 'no' | null;

/** Where a figure is rounded: once per tax over the invoice, or on each line. */
export const roundings = ['tax', 'line'] as const;
export type Rounding = (typeof roundings)[number];

/** Whether a line with these taxes charges none. */
export function isUntaxed(taxes: readonly InvoiceTax[]): boolean {
  return taxes.every(({ rate }) => rate === 0);
}

/** The country's own tax at a rate, without a number. */
export function plainTax(rate: number): InvoiceTax {
  return { name: '', rate, number: null };
}

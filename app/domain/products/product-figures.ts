import { formatFixed } from '#app/domain/money/decimal.ts';
import { finePriceDecimals, priceDecimals, taxRateDecimals } from '../invoices/check-figures.ts';
import { joinExact, type Precision, splitExact } from '../money/exact-decimal.ts';
import { parseNumber } from '../money/plain-number.ts';

/** A price in hundredths of a currency unit, and its decimal text if it is finer. */
export type ProductPrice = { unitPriceHundredths: number; unitPriceExact: string | null };

/** A rate in thousandths of a percent, and its decimal text if it is finer. */
export type ProductRate = { taxRateThousandths: number; taxRateExact: string | null };

/** `most`: maximum of the rounded integer. */
type Figure = Precision & { most: number };

/** Decimals of a product's price, as many as a fine price of an invoice has. */
export const productPriceDecimals = priceDecimals + finePriceDecimals;
/** Prices are below 1e9 units, whether typed or imported. */
const price: Figure = { kept: 2, decimals: productPriceDecimals, most: 1_000_000_000 * 100 - 1 };
const rate: Figure = { kept: 3, decimals: taxRateDecimals, most: 100 * 1000 };

/** The values of a price and a rate that couldn't be parsed. */
export const noPrice: ProductPrice = { unitPriceHundredths: 0, unitPriceExact: null };
export const noRate: ProductRate = { taxRateThousandths: 0, taxRateExact: null };

/** Parses a price from 0 to below 1e9 units; null for anything else. */
export function parseUnitPrice(text: string): ProductPrice | null {
  const read = parseFigure(text, price);
  return read && { unitPriceHundredths: read.rounded, unitPriceExact: read.exact };
}

/** Parses a tax rate from 0 to 100%; null for anything else. */
export function parseTaxRate(text: string): ProductRate | null {
  const read = parseFigure(text, rate);
  return read && { taxRateThousandths: read.rounded, taxRateExact: read.exact };
}

/** Formats a price: `9.5` for 9.50, or with at least `decimals` decimals. */
export function priceText(columns: ProductPrice, decimals: 0 | 2 = 0): string {
  const { unitPriceHundredths: rounded, unitPriceExact } = columns;
  if (decimals === 0) return joinExact(rounded, unitPriceExact, price);
  return unitPriceExact ?? formatFixed(rounded, price.kept);
}

/** Formats a rate: `9.975`. */
export function rateText({ taxRateThousandths, taxRateExact }: ProductRate): string {
  return joinExact(taxRateThousandths, taxRateExact, rate);
}

function parseFigure(
  text: string,
  figure: Figure,
): { rounded: number; exact: string | null } | null {
  const value = parseNumber(text, figure.decimals);
  if (value === null || value < 0) return null;
  const read = splitExact(value, figure);
  const isTooMuch = value > figure.most * 10 ** (figure.decimals - figure.kept);
  return isTooMuch || read.rounded > figure.most ? null : read;
}

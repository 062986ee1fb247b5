import { finePriceDecimals, priceDecimals, taxRateDecimals } from '../invoices/check-figures.ts';
import { formatDecimal, formatFixed } from '../money/decimal.ts';
import { readNumber } from '../money/plain-number.ts';
import { divideHalfAway } from '../money/round.ts';

/** A price in hundredths of a currency unit, and its decimal text where it is finer than they hold. */
export type ProductPrice = { unitPriceHundredths: number; unitPriceExact: string | null };

/** A rate in thousandths of a percent, and its decimal text where it is finer than they hold. */
export type ProductRate = { taxRateThousandths: number; taxRateExact: string | null };

/** A number that is kept as a rounded integer with `kept` decimals, and as text where it has more, up to `decimals`. */
type Figure = { kept: number; decimals: number; most: number };

/** Decimals of a product's price: as many as a fine price of an invoice has. */
export const productPriceDecimals = priceDecimals + finePriceDecimals;
/** `platform.md` section 5, CSV import, and every other way in: below 1e9 units. */
const price: Figure = { kept: 2, decimals: productPriceDecimals, most: 1_000_000_000 * 100 - 1 };
const rate: Figure = { kept: 3, decimals: taxRateDecimals, most: 100 * 1000 };

/** What a price and a rate are that could not be read. */
export const noPrice: ProductPrice = { unitPriceHundredths: 0, unitPriceExact: null };
export const noRate: ProductRate = { taxRateThousandths: 0, taxRateExact: null };

/** A price from 0 to below 1e9 units; null for anything else. */
export function readUnitPrice(text: string): ProductPrice | null {
  const read = readFigure(text, price);
  return read && { unitPriceHundredths: read.rounded, unitPriceExact: read.exact };
}

/** A tax rate from 0 to 100%; null for anything else. */
export function readTaxRate(text: string): ProductRate | null {
  const read = readFigure(text, rate);
  return read && { taxRateThousandths: read.rounded, taxRateExact: read.exact };
}

/** A price as text: `9.5` for 9.50; at least with `decimals` of them. */
export function priceText(columns: ProductPrice, decimals: 0 | 2 = 0): string {
  const { unitPriceHundredths: rounded, unitPriceExact } = columns;
  const exact = exactText(unitPriceExact, rounded, price);
  return exact ?? (decimals === 0 ? formatDecimal : formatFixed)(rounded, price.kept);
}

/** A rate as text: `9.975`. */
export function rateText({ taxRateThousandths, taxRateExact }: ProductRate): string {
  const exact = exactText(taxRateExact, taxRateThousandths, rate);
  return exact ?? formatDecimal(taxRateThousandths, rate.kept);
}

function readFigure(
  text: string,
  { kept, decimals, most }: Figure,
): { rounded: number; exact: string | null } | null {
  const value = readNumber(text, decimals);
  if (value === null || value < 0 || value > most * 10 ** (decimals - kept)) return null;
  const step = 10 ** (decimals - kept);
  const rounded = Number(divideHalfAway(BigInt(value), BigInt(step)));
  if (rounded > most) return null;
  return { rounded, exact: value % step === 0 ? null : formatDecimal(value, decimals) };
}

/** The stored text, unless the integer says something else: a version that knows no such text has written it since. */
function exactText(stored: string | null, rounded: number, figure: Figure): string | null {
  const read = stored === null ? null : readFigure(stored, figure);
  return read?.rounded === rounded ? read.exact : null;
}

import {
  finePriceDecimals,
  priceDecimals,
  taxRateDecimals,
} from '#app/domain/invoices/check-figures.ts';
import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { formatFixed } from '#app/domain/money/decimal.ts';
import { joinExact, type Precision, splitExact } from '#app/domain/money/exact-decimal.ts';
import { parseNumber } from '#app/domain/money/plain-number.ts';
import type { UnitCode } from '#app/domain/taxes/units.ts';

/** A price in hundredths of a currency unit, and its decimal text if it is finer. */
type ProductPrice = { unitPriceHundredths: number; unitPriceExact: string | null };

/** A rate in thousandths of a percent, and its decimal text if it is finer. */
type ProductRate = { taxRateThousandths: number; taxRateExact: string | null };

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

/** Maximum length of a product name, typed or imported. */
export const maxProductNameLength = 500;
export const maxCustomIdLength = 50;

/** Validated values of a product; the price has no currency. */
export type ProductColumns = ProductPrice & ProductRate & { name: string; unit: UnitCode | null };

/** The same with the user's own id, or null: what the product catalog stores. */
export type CatalogueColumns = ProductColumns & { customId: string | null };

/** The same with the values of custom fields as JSON; null: none. */
export type StoredProduct = CatalogueColumns & { fields: string | null };

/** A product as text: price and rate as decimals; unit and `customId` are empty when there is none. */
export type ProductText = {
  name: string;
  unitPrice: string;
  taxRate: string;
  unit: UnitCode | '';
  customId: string;
};

/** A cleaned text; `isCut`: it was still too long and was truncated; `hadBrackets`: angle brackets were removed. */
type StoredText = { kept: string; isCut: boolean; hadBrackets: boolean };

/** A product as its form has it, with the values of custom fields as JSON, see `parseFieldValues`; empty: none. */
export type ProductFormText = ProductText & { fields: string };

/** A saved product in its owner's table. */
export type ListedProduct = ProductFormText & { id: string };

/**
 * Cleans a product name from any source: one line of at most 500 characters without angle brackets and control
 * characters. Idempotent.
 */
export function cleanProductName(text: string): string {
  return parseProductName(text).kept;
}

/** Does the same and reports what was removed. */
export function parseProductName(text: string): StoredText {
  return parseLine(text, maxProductNameLength);
}

/** Cleans the user's own product id by the same rule: at most 50 characters; empty when there is none. */
export function cleanCustomId(text: string): string {
  return parseCustomId(text).kept;
}

/** Does the same and reports what was removed. */
export function parseCustomId(text: string): StoredText {
  return parseLine(text, maxCustomIdLength);
}

/**
 * Validates an invoice line that is saved as a product: it needs a description and a price above 0. A longer name is
 * truncated to 500 characters; a rate outside 0 to 100 becomes 0, as in the import.
 * @returns the columns, or the key of a sentence in `productTexts.wrong`
 */
export function checkProduct(
  line: Omit<ProductText, 'customId'>,
): { ok: true; columns: ProductColumns } | { ok: false; code: 'brackets' | 'incompleteLine' } {
  const { kept: name, hadBrackets } = parseProductName(line.name);
  if (hadBrackets) return { ok: false, code: 'brackets' };
  const price = parseUnitPrice(line.unitPrice);
  if (!name || price === null || priceText(price) === '0') {
    return { ok: false, code: 'incompleteLine' };
  }
  const rate = parseTaxRate(line.taxRate) ?? noRate;
  return { ok: true, columns: { name, ...price, ...rate, unit: line.unit || null } };
}

/**
 * Returns the name of a copy, within the maximum length.
 * @param copyOf adds `(Copy)` to a name
 */
export function copiedProductName(name: string, copyOf: (name: string) => string): string {
  return copyOf(cutText(name, maxProductNameLength - copyOf('').length));
}

/** Converts a product to form texts: `9.5` for 9.50 and `9.975` percent. */
export function describeProduct(columns: ProductColumns): Omit<ProductText, 'customId'> {
  return {
    name: columns.name,
    unitPrice: priceText(columns),
    taxRate: rateText(columns),
    unit: columns.unit ?? '',
  };
}

/** Converts a catalog product to texts, with all decimals of its price: `9.50`. */
export function describeCatalogueProduct(columns: CatalogueColumns): ProductText {
  return {
    ...describeProduct(columns),
    unitPrice: priceText(columns, 2),
    customId: columns.customId ?? '',
  };
}

function parseLine(text: string, longest: number): StoredText {
  const hadBrackets = text.includes('<') || text.includes('>');
  const clean = cleanAsNeeded(text, longest, hadBrackets ? cleanOfBrackets : cleanLine);
  return { kept: cutText(clean, longest), isCut: clean.length > longest, hadBrackets };
}

/** Cleans only the start of a long text, unless cleaning leaves less than the maximum length. */
function cleanAsNeeded(text: string, length: number, clean: (text: string) => string): string {
  const start = text.length > length + 100 ? clean(text.slice(0, length + 100)) : '';
  return start.length > length + 1 ? start : clean(text);
}

const cleanOfBrackets = (text: string) => cleanLine(text.replace(/[<>]/g, ''));

/** Truncates to `length` UTF-16 code units without splitting a character. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, isHalf ? length - 1 : length).trimEnd();
}

import { cleanLine } from '#app/domain/invoices/clean-text.ts';
import { productTexts } from '#app/features/products/texts/products.ts';
import { fill } from '#app/i18n/fill.ts';
import type { UnitCode } from '../taxes/units.ts';
import {
  noRate,
  type ProductPrice,
  type ProductRate,
  parseTaxRate,
  parseUnitPrice,
  priceText,
  rateText,
} from './product-figures.ts';

/** The limit of a product's name, whether it is typed or imported. */
export const maxProductNameLength = 500;
export const maxCustomIdLength = 50;

/** Checked values of a product, its price without a currency. */
export type ProductColumns = ProductPrice & ProductRate & { name: string; unit: UnitCode | null };

/** The same with the id that the user gave it, null when none: what the catalogue keeps. */
export type CatalogueColumns = ProductColumns & { customId: string | null };

/** A product as text: price and rate as decimals, unit and `customId` empty when there is none. */
export type ProductText = {
  name: string;
  unitPrice: string;
  taxRate: string;
  unit: UnitCode | '';
  customId: string;
};

/** What of a text is kept; `isCut`: cleaned it was still too long, and lost its end; `hadBrackets`: angle ones, which go. */
type KeptText = { kept: string; isCut: boolean; hadBrackets: boolean };

/** A saved product as its owner's table shows it. */
export type ListedProduct = ProductText & { id: string };

/**
 * What a product's name may hold, whichever way it came: one line of at most 500 characters without angle brackets or
 * control characters. Cleaning a clean name changes nothing.
 */
export function cleanProductName(text: string): string {
  return parseProductName(text).kept;
}

/** The same, and what the name loses by it. */
export function parseProductName(text: string): KeptText {
  return parseLine(text, maxProductNameLength);
}

/** The same rule for the id that a user gives a product: at most 50 characters; empty when there is none. */
export function cleanCustomId(text: string): string {
  return parseCustomId(text).kept;
}

/** The same, and what the id loses by it. */
export function parseCustomId(text: string): KeptText {
  return parseLine(text, maxCustomIdLength);
}

/**
 * Checks a line of the invoice form that is to be kept as a product: a description and a price above 0. A longer name
 * is cut at 500 characters; a rate outside 0 to 100 becomes 0, as in the import.
 */
export function checkProduct(
  line: Omit<ProductText, 'customId'>,
): { ok: true; columns: ProductColumns } | { ok: false; message: string } {
  const { kept: name, hadBrackets } = parseProductName(line.name);
  if (hadBrackets) return { ok: false, message: productTexts.wrong.brackets };
  const price = parseUnitPrice(line.unitPrice);
  if (!name || price === null || priceText(price) === '0') {
    return { ok: false, message: productTexts.wrong.incompleteLine };
  }
  const rate = parseTaxRate(line.taxRate) ?? noRate;
  return { ok: true, columns: { name, ...price, ...rate, unit: line.unit || null } };
}

/** The name of a copy: the same with `(Copy)` behind it in the language of the request, within the limit. */
export function copiedProductName(name: string): string {
  const added = fill(productTexts.copyOf, { name: '' }).length;
  return fill(productTexts.copyOf, { name: cutText(name, maxProductNameLength - added) });
}

/** A product as the form's text: `9.5` for 9.50 and `9.975` percent. */
export function describeProduct(columns: ProductColumns): Omit<ProductText, 'customId'> {
  return {
    name: columns.name,
    unitPrice: priceText(columns),
    taxRate: rateText(columns),
    unit: columns.unit ?? '',
  };
}

/** A product of the catalogue as text, with all decimals of its price: `9.50`. */
export function describeCatalogueProduct(columns: CatalogueColumns): ProductText {
  return {
    ...describeProduct(columns),
    unitPrice: priceText(columns, 2),
    customId: columns.customId ?? '',
  };
}

function parseLine(text: string, longest: number): KeptText {
  const hadBrackets = text.includes('<') || text.includes('>');
  const clean = cleanAsNeeded(text, longest, hadBrackets ? cleanOfBrackets : cleanLine);
  return { kept: cutText(clean, longest), isCut: clean.length > longest, hadBrackets };
}

/** Of a long text only the start is looked at, unless cleaning leaves less of it than may stay. */
function cleanAsNeeded(text: string, length: number, clean: (text: string) => string): string {
  const start = text.length > length + 100 ? clean(text.slice(0, length + 100)) : '';
  return start.length > length + 1 ? start : clean(text);
}

const cleanOfBrackets = (text: string) => cleanLine(text.replace(/[<>]/g, ''));

/** At most `length` UTF-16 units, never half a character. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(length - 1));
  return text.slice(0, isHalf ? length - 1 : length).trimEnd();
}

import { checkTexts } from '#app/texts/checks.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { readNumber } from '../money/plain-number.ts';
import { cleanLines } from './clean-text.ts';
import type { InvoiceItem } from './content.ts';
import type { DraftItem } from './draft.ts';
import type { IssueCollector } from './draft-issue.ts';
import { itemLimits, largestDiscountHundredths } from './limits.ts';

/**
 * Decimals that are kept (`decisions.md`, Money, tax, dates). A price keeps as many while it is typed, and is saved with
 * its currency's.
 */
export const quantityDecimals = 2;
export const priceDecimals = 2;
export const taxRateDecimals = 3;
export const discountDecimals = 2;

type Checked<Value> = { value: Value; message: null } | { value: null; message: string };

type NumberRule = {
  decimals: number;
  min?: number;
  max: number;
  tooLow: string;
  tooHigh?: string;
};

function checkNumber(
  text: string,
  { decimals, min = 0, max, tooLow, tooHigh = tooLow }: NumberRule,
): Checked<number> {
  const value = readNumber(text, decimals);
  // A tiny negative would round to an allowed zero.
  const isNegative = /^\s*-/.test(text) && /[1-9]/.test(text);
  if (value === null) {
    if (text.trim() === '') return { value: null, message: tooLow };
    const isHuge = /^\s*\+?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?\s*$/.test(text);
    return { value: null, message: isHuge ? tooHigh : checkTexts.items.notANumber };
  }
  if (isNegative || value < min) return { value: null, message: tooLow };
  if (value > max) return { value: null, message: tooHigh };
  return { value, message: null };
}

/** A description: 1 to 500 characters after trimming. */
export function checkDescription(text: string): Checked<string> {
  const value = cleanLines(text);
  if (value === '') return { value: null, message: checkTexts.items.description };
  return value.length > itemLimits.longestDescription
    ? { value: null, message: checkTexts.items.descriptionLength }
    : { value, message: null };
}

/** A quantity in hundredths: above 0, at most 100,000 pieces. */
export function checkQuantity(text: string): Checked<number> {
  return checkNumber(text, {
    decimals: quantityDecimals,
    min: 1,
    max: itemLimits.quantityHundredths,
    tooLow: checkTexts.items.quantity,
    tooHigh: checkTexts.items.quantityLimit,
  });
}

/** A unit price in minor units: 0 to 1e9 whole units of the currency. */
export function checkUnitPrice(text: string, currency: CurrencyCode): Checked<number> {
  const decimals = currencies[currency].minorDigits;
  return checkNumber(text, {
    decimals,
    max: itemLimits.unitPrice * 10 ** decimals,
    tooLow: checkTexts.items.price,
    tooHigh: checkTexts.items.priceLimit,
  });
}

/** A tax rate in thousandths of a percent: 0 to 100%. */
export function checkTaxRate(text: string): Checked<number> {
  return checkNumber(text, {
    decimals: taxRateDecimals,
    max: itemLimits.taxRateThousandths,
    tooLow: checkTexts.items.taxRate,
  });
}

/** A discount in hundredths of a percent: 0 to 100%; empty means none. */
export function checkDiscount(text: string): Checked<number> {
  return checkNumber(text.trim() === '' ? '0' : text, {
    decimals: discountDecimals,
    max: largestDiscountHundredths,
    tooLow: checkTexts.items.discount,
  });
}

/** Checks every line, adds its issues (`items.0.quantity`, `items`), and returns the lines that are complete. */
export function checkItems(
  items: readonly DraftItem[],
  currency: CurrencyCode,
  collector: IssueCollector,
): InvoiceItem[] {
  if (items.length > itemLimits.mostItems) {
    collector.add('items', 'items', checkTexts.items.tooMany);
    return [];
  }
  const checked = items.map((item, index) => checkItem(item, index, currency, collector));
  const complete = checked.filter((item) => item !== null);
  if (complete.length === 0) collector.add('items', 'items', checkTexts.items.noneComplete);
  return complete;
}

const blank = { value: null, message: null };

function checkItem(
  item: DraftItem,
  index: number,
  currency: CurrencyCode,
  collector: IssueCollector,
): InvoiceItem | null {
  const description = checkDescription(item.description);
  const second = cleanLines(item.secondDescription);
  const secondDescription = second === '' ? blank : checkDescription(second);
  const figures = checkFigures(item, currency);
  const results = Object.entries({ description, secondDescription, ...figures });
  for (const [field, { message }] of results) {
    if (message !== null) collector.add(`items.${index}.${field}`, 'items', message);
  }
  if (results.some(([, { message }]) => message !== null)) return null;
  return {
    description: description.value ?? '',
    ...(secondDescription.value && { secondDescription: secondDescription.value }),
    ...validFigures(figures),
  };
}

type DraftFigures = Pick<DraftItem, 'quantity' | 'unitPrice' | 'taxRate'>;

/** The figures of a line that is still being typed: what is not valid yet counts as 0. */
export function lenientFigures(item: DraftFigures, currency: CurrencyCode) {
  return validFigures(checkFigures(item, currency));
}

function checkFigures({ quantity, unitPrice, taxRate }: DraftFigures, currency: CurrencyCode) {
  return {
    quantity: checkQuantity(quantity),
    unitPrice: checkUnitPrice(unitPrice, currency),
    taxRate: checkTaxRate(taxRate),
  };
}

function validFigures({ quantity, unitPrice, taxRate }: ReturnType<typeof checkFigures>) {
  return {
    quantityHundredths: quantity.value ?? 0,
    unitPriceMinor: unitPrice.value ?? 0,
    taxRateThousandths: taxRate.value ?? 0,
  };
}

// @covers decisions-4.2 invoices-5.1 invoices-5.2

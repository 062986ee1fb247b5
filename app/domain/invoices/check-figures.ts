import { itemLimits, maxDiscountHundredths } from '#app/domain/limits.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import type { PlainIssueCode } from '../fields/field-issue.ts';
import { parseNumber } from '../money/plain-number.ts';

/**
 * Stored decimals. A price keeps this many while it is typed, and is saved with its currency's decimals, or with
 * `finePriceDecimals` more where the seller chose that.
 */
export const quantityDecimals = 4;
export const priceDecimals = 2;
export const finePriceDecimals = 4;
export const taxRateDecimals = 4;
export const discountDecimals = 2;

/** A valid value, or the code of its issue. */
export type Checked<Value> = { value: Value; code: null } | { value: null; code: PlainIssueCode };

type NumberRule = {
  decimals: number;
  min?: number;
  max: number;
  tooLow: PlainIssueCode;
  tooHigh?: PlainIssueCode;
};

/** Parses a number of a form, scaled by its decimals. */
export function checkNumber(
  text: string,
  { decimals, min = 0, max, tooLow, tooHigh = tooLow }: NumberRule,
): Checked<number> {
  const value = parseNumber(text, decimals);
  // A tiny negative would round to an allowed zero.
  const isNegative = /^\s*-/.test(text) && /[1-9]/.test(text);
  if (value === null) {
    if (text.trim() === '') return { value: null, code: tooLow };
    const isHuge = /^\s*\+?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?\s*$/.test(text);
    return { value: null, code: isHuge ? tooHigh : 'notANumber' };
  }
  if (isNegative || value < min) return { value: null, code: tooLow };
  if (value > max) return { value: null, code: tooHigh };
  return { value, code: null };
}

/** Validates a quantity in ten-thousandths: above 0, at most 100,000 units. */
export function checkQuantity(text: string): Checked<number> {
  return checkNumber(text, {
    decimals: quantityDecimals,
    min: 1,
    max: itemLimits.quantityTenThousandths,
    tooLow: 'quantity',
    tooHigh: 'quantityLimit',
  });
}

/** Validates a unit price in ten-thousandths of a minor unit: 0 to 1e9 currency units. */
export function checkUnitPrice(
  text: string,
  { currency, finePrices }: { currency: CurrencyCode; finePrices: boolean },
): Checked<number> {
  const decimals = currencies[currency].minorDigits + (finePrices ? finePriceDecimals : 0);
  const checked = checkNumber(text, {
    decimals,
    max: itemLimits.unitPrice * 10 ** decimals,
    tooLow: 'price',
    tooHigh: 'priceLimit',
  });
  return checked.value === null || finePrices
    ? checked
    : { ...checked, value: checked.value * 10 ** finePriceDecimals };
}

/** Validates a tax rate: 0 to 100%, in ten-thousandths of a percent unless fewer decimals are given. */
export function checkTaxRate(text: string, decimals = taxRateDecimals): Checked<number> {
  return checkNumber(text, {
    decimals,
    max: 100 * 10 ** decimals,
    tooLow: 'taxRate',
  });
}

/** Validates a discount in hundredths of a percent: 0 to 100%; empty means none. */
export function checkDiscount(text: string): Checked<number> {
  return checkNumber(text.trim() === '' ? '0' : text, {
    decimals: discountDecimals,
    max: maxDiscountHundredths,
    tooLow: 'discount',
  });
}

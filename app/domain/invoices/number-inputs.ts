import { maxDiscountHundredths } from '#app/domain/limits.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { parseNumber } from '../money/plain-number.ts';
import {
  discountDecimals,
  finePriceDecimals,
  priceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from './check-figures.ts';

// Normalization of number inputs on blur. Text that already fits is kept as typed (`12.50`); text that isn't a number
// is also kept, for validation to mark. The field has already converted other languages' formats to plain text
// (`typed-number.ts`).

function normalize(text: string, options: { decimals: number; empty: string; max?: number }) {
  const trimmed = text.trim();
  if (trimmed === '') return options.empty;
  const value = parseNumber(trimmed, options.decimals);
  if (value === null) return trimmed;
  const isNegative = trimmed.startsWith('-');
  if (options.max !== undefined) {
    if (value > options.max) return formatDecimal(options.max, options.decimals);
    if (isNegative) return '0';
  }
  const fits = new RegExp(`^-?(?:0|[1-9]\\d*)(\\.\\d{1,${options.decimals || 1}})?$`);
  if (fits.test(trimmed) && (options.decimals > 0 || !trimmed.includes('.'))) return trimmed;
  // A negative that rounds to zero would pass validation.
  return isNegative && value === 0 ? trimmed : formatDecimal(value, options.decimals);
}

/** Normalizes a quantity: empty becomes 1; up to 4 decimals. */
export function normalizeQuantity(text: string): string {
  return normalize(text, { decimals: quantityDecimals, empty: '1' });
}

/**
 * Normalizes a price: empty becomes 0; up to 2 decimals in every currency, since the currency may still change. Fine
 * prices have 4 more.
 */
export function normalizePrice(text: string, isFine = false): string {
  const decimals = priceDecimals + (isFine ? finePriceDecimals : 0);
  return normalize(text, { decimals, empty: '0' });
}

/** Normalizes a tax rate: empty becomes 0; up to 4 decimals. */
export function normalizeTaxRate(text: string): string {
  return normalize(text, { decimals: taxRateDecimals, empty: '0' });
}

/** Normalizes a discount: empty becomes 0; up to 2 decimals; clamped to 0 to 100. */
export function normalizeDiscount(text: string): string {
  return normalize(text, {
    decimals: discountDecimals,
    empty: '0',
    max: maxDiscountHundredths,
  });
}

/** Clamps a discount while it is typed: values above 100 become 100. */
export function clampDiscount(text: string): string {
  const value = parseNumber(text, discountDecimals);
  return value !== null && value > maxDiscountHundredths ? '100' : text;
}

import { formatDecimal } from '../money/decimal.ts';
import { parseNumber } from '../money/plain-number.ts';
import {
  discountDecimals,
  finePriceDecimals,
  priceDecimals,
  quantityDecimals,
  taxRateDecimals,
} from './check-figures.ts';
import { maxDiscountHundredths } from './limits.ts';

// What happens to a number input on blur. A text that already fits stays as it was typed (`12.50`); one that is no
// number stays too, for the check to mark. The field has made plain text of what was typed in another language
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
  // A negative that rounds to zero would slip past the check.
  return isNegative && value === 0 ? trimmed : formatDecimal(value, options.decimals);
}

/** Empty becomes 1; up to 4 decimals. */
export function normalizeQuantity(text: string): string {
  return normalize(text, { decimals: quantityDecimals, empty: '1' });
}

/**
 * Empty becomes 0; up to 2 decimals, in every currency: the one that it is saved in may be picked later. Fine prices have
 * 4 more.
 */
export function normalizePrice(text: string, isFine = false): string {
  const decimals = priceDecimals + (isFine ? finePriceDecimals : 0);
  return normalize(text, { decimals, empty: '0' });
}

/** Empty becomes 0; up to 4 decimals. */
export function normalizeTaxRate(text: string): string {
  return normalize(text, { decimals: taxRateDecimals, empty: '0' });
}

/** Empty becomes 0; up to 2 decimals; clamped to 0 to 100. */
export function normalizeDiscount(text: string): string {
  return normalize(text, {
    decimals: discountDecimals,
    empty: '0',
    max: maxDiscountHundredths,
  });
}

/** A discount while it is typed: only a value above 100 changes, to 100. */
export function clampDiscount(text: string): string {
  const value = parseNumber(text, discountDecimals);
  return value !== null && value > maxDiscountHundredths ? '100' : text;
}

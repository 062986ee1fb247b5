import { type CurrencyCode, currencies } from '../money/currency.ts';
import { formatDecimal, formatFixed } from '../money/decimal.ts';
import { finePriceDecimals } from './check-figures.ts';

/** Formats a unit price as decimal text with at least its currency's decimals: `33.33`, `0.0125`. */
export function formatUnitPrice(tenThousandths: number, currency: CurrencyCode): string {
  const { minorDigits } = currencies[currency];
  return tenThousandths % 10_000 === 0
    ? formatFixed(tenThousandths / 10_000, minorDigits)
    : formatDecimal(tenThousandths, minorDigits + finePriceDecimals);
}

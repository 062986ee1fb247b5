import { type CurrencyCode, currencies } from './currency.ts';
import { formatFixed, parseDecimal } from './decimal.ts';

/**
 * Minor units as people read them: symbol before, thousands separators, exactly the currency's decimals.
 * `formatMoney(100000, 'USD')` is `$1,000.00`, `formatMoney(1000, 'JPY')` is `¥1,000` (`platform.md` section 9).
 */
export function formatMoney(minor: number | bigint, currency: CurrencyCode): string {
  const { symbol, minorDigits } = currencies[currency];
  const amount = groupThousands(formatFixed(minor, minorDigits).replace('-', ''));
  return `${minor < 0 ? '-' : ''}${symbol}${amount}`;
}

/** Decimal text with thousands separators before the point: `1234.5` is `1,234.5`. */
export function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Minor units as plain decimal text for inputs and stored items: `33.33`, `1000.00`, JPY `1000`. */
export function moneyToText(minor: number, currency: CurrencyCode): string {
  return formatFixed(minor, currencies[currency].minorDigits);
}

/**
 * Decimal text to minor units, exactly; more decimals than the currency has round half away from zero.
 * Null when it is no number or passes 2^53-1.
 */
export function parseMoney(text: string, currency: CurrencyCode): number | null {
  return parseDecimal(text, currencies[currency].minorDigits);
}

// @covers platform-9.4

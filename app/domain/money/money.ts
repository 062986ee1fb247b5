import { type CountryCode, countries } from '../country/country.ts';
import { type CurrencyCode, currencies } from './currency.ts';
import { formatFixed, parseDecimal } from './decimal.ts';

/**
 * Minor units as people of a country read them: an amount in another currency than the country's own has its ISO code
 * behind it, since symbols such as `$` and `kr` are those of several (`decisions.md`, Invoice form and invoice).
 * `formatMoney(100000, 'USD', 'us')` is `$1,000.00`, `formatMoney(100000, 'SEK', 'us')` is `kr 1,000.00 SEK`.
 */
export function formatMoney(
  minor: number | bigint,
  currency: CurrencyCode,
  country: CountryCode,
): string {
  const amount = formatAmount(minor, currency);
  return needsCode(currency, country) ? `${amount} ${currency}` : amount;
}

/** Whether a currency's code stands beside its symbol: wherever it is not the country's own. */
export function needsCode(currency: CurrencyCode, country: CountryCode): boolean {
  return countries[country].currency !== currency;
}

/**
 * Minor units with their symbol alone, where nobody can take it for another: symbol before, thousands separators, exactly
 * the currency's decimals (`platform.md` section 9). A symbol of letters stands apart: `kr 10.50`.
 */
export function formatAmount(minor: number | bigint, currency: CurrencyCode): string {
  const { symbol, minorDigits } = currencies[currency];
  const amount = groupThousands(formatFixed(minor, minorDigits).replace('-', ''));
  const apart = /\p{L}$/u.test(symbol) ? ' ' : '';
  return `${minor < 0 ? '-' : ''}${symbol}${apart}${amount}`;
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

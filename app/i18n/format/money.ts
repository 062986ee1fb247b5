import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatFixed } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { formatNumber } from './number.ts';

/**
 * Formats minor units for a country. Amounts in other currencies than the country's end with the ISO code, because
 * several currencies share symbols such as `$` and `kr`. The language determines the separators and the position of the
 * symbol. `formatMoney(100000, 'USD', 'us')` is `$1,000.00`, `formatMoney(100000, 'SEK', 'us')` is `kr 1,000.00 SEK`,
 * in French `1 000,00 kr SEK`.
 */
export function formatMoney(
  minor: number | bigint,
  currency: CurrencyCode,
  country: CountryCode,
  cldr: Cldr = currentCldr(),
): string {
  return formatDecimalMoney(
    formatFixed(minor, currencies[currency].minorDigits),
    currency,
    country,
    cldr,
  );
}

/** Formats decimal text the same way and keeps its number of decimals. */
export function formatDecimalMoney(
  decimal: string,
  currency: CurrencyCode,
  country: CountryCode,
  cldr: Cldr = currentCldr(),
): string {
  const amount = formatDecimalAmount(decimal, currency, cldr);
  return needsCode(currency, country, cldr) ? `${amount}${cldr.apart}${currency}` : amount;
}

/**
 * Whether a currency's code is shown next to its symbol: for other currencies than the country's, and in French
 * (Canada) for every `$` except Canada's.
 */
export function needsCode(
  currency: CurrencyCode,
  country: CountryCode,
  cldr: Cldr = currentCldr(),
): boolean {
  if (countries[country].currency !== currency) return true;
  const { ownDollar } = cldr;
  return ownDollar !== null && ownDollar !== currency && symbolOf(currency, cldr) === '$';
}

/**
 * Formats minor units with only the symbol, for places where the currency is clear: thousands separators and exactly
 * the currency's decimals. In English the symbol comes first, with a space after letters: `kr 10.50`.
 */
export function formatAmount(
  minor: number | bigint,
  currency: CurrencyCode,
  cldr: Cldr = currentCldr(),
): string {
  return formatDecimalAmount(formatFixed(minor, currencies[currency].minorDigits), currency, cldr);
}

/** Formats decimal text with a currency's symbol and keeps its number of decimals. */
export function formatDecimalAmount(
  decimal: string,
  currency: CurrencyCode,
  cldr: Cldr = currentCldr(),
): string {
  const symbol = symbolOf(currency, cldr);
  const number = formatNumber(decimal, cldr);
  if (!cldr.isSymbolFirst) return `${number}${cldr.apart}${symbol}`;
  const before = /\p{L}$/u.test(symbol) ? `${symbol}${cldr.apart}` : symbol;
  return number.startsWith('-') ? `-${before}${number.slice(1)}` : `${before}${number}`;
}

/** Returns a currency's symbol in a language: in French (Canada) `$` for every dollar. */
export function symbolOf(currency: CurrencyCode, cldr: Cldr = currentCldr()): string {
  return cldr.symbols[currency] ?? currencies[currency].symbol;
}

/**
 * Formats an amount like `formatAmount`, but without decimals for whole amounts, as in price lists: `$5`, `A$76.80`.
 */
export function formatPrice(
  minor: number,
  currency: CurrencyCode,
  cldr: Cldr = currentCldr(),
): string {
  const decimal = formatFixed(minor, currencies[currency].minorDigits);
  return formatDecimalAmount(decimal.replace(/\.00$/, ''), currency, cldr);
}

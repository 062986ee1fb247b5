import { currentCldr } from '#app/i18n/current-cldr.ts';
import { type CountryCode, countries } from '../country/country.ts';
import type { Cldr } from '../language/cldr.ts';
import { formatNumber } from '../language/format-number.ts';
import { type CurrencyCode, currencies } from './currency.ts';
import { formatFixed, parseDecimal } from './decimal.ts';

/**
 * Formats minor units for a country: a currency other than the country's own is followed by its ISO code, because
 * several currencies share symbols such as `$` and `kr`. The language determines the separators and the symbol's
 * position. `formatMoney(100000, 'USD', 'us')` is `$1,000.00`, `formatMoney(100000, 'SEK', 'us')` is `kr 1,000.00 SEK`,
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

/** Formats decimal text the same way, keeping its number of decimals. */
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
 * Whether a currency needs its code next to the symbol: when it isn't the country's own, and in French (Canada) for
 * every `$` except Canada's.
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
 * Formats minor units with only the symbol, where it is unambiguous: thousands separators, the currency's decimals, and
 * in English the symbol first, with a space after letters: `kr 10.50`.
 */
export function formatAmount(
  minor: number | bigint,
  currency: CurrencyCode,
  cldr: Cldr = currentCldr(),
): string {
  return formatDecimalAmount(formatFixed(minor, currencies[currency].minorDigits), currency, cldr);
}

/** Formats decimal text with a currency's symbol, keeping its number of decimals. */
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

/** Formats minor units as plain decimal text for inputs and stored items: `33.33`, `1000.00`, JPY `1000`. */
export function moneyToText(minor: number, currency: CurrencyCode): string {
  return formatFixed(minor, currencies[currency].minorDigits);
}

/**
 * Parses decimal text to minor units, rounding further decimals half away from zero. Null when it isn't a number or
 * exceeds 2^53-1.
 */
export function parseMoney(text: string, currency: CurrencyCode): number | null {
  return parseDecimal(text, currencies[currency].minorDigits);
}

import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { Cldr } from '#app/domain/language/cldr.ts';
import { formatFixed } from '#app/domain/money/decimal.ts';
import { type CurrencyCode, currencies } from '#app/domain/money/money.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { formatNumber } from './number.ts';

/**
 * Minor units as people of a country read them: an amount in another currency than the country's own has its ISO code
 * behind it, since symbols such as `$` and `kr` are those of several. The language decides the separators and the
 * symbol's place. `formatMoney(100000, 'USD', 'us')` is `$1,000.00`, `formatMoney(100000, 'SEK', 'us')` is
 * `kr 1,000.00 SEK`, in French `1 000,00 kr SEK`.
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

/** The same of decimal text, its decimals as many as they are. */
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
 * Whether a currency's code stands beside its symbol: wherever it is not the country's own, and in French (Canada) beside
 * every `$` but Canada's.
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
 * Minor units with their symbol alone, where nobody can take it for another: thousands separators, exactly the currency's
 * decimals, the symbol before in English, where one of letters stands apart: `kr 10.50`.
 */
export function formatAmount(
  minor: number | bigint,
  currency: CurrencyCode,
  cldr: Cldr = currentCldr(),
): string {
  return formatDecimalAmount(formatFixed(minor, currencies[currency].minorDigits), currency, cldr);
}

/** Decimal text with a currency's symbol, its decimals as many as they are. */
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

/** A currency's symbol as a language writes it: in French (Canada) `$` for every dollar. */
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

import type { CountryCode } from '#app/domain/country/country.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { languages } from './languages.ts';

/** CLDR plural categories used by the product's languages. */
type PluralCategory = 'one' | 'few' | 'many' | 'other';

/**
 * A number, or its decimal text when trailing zeros are shown, because `1.0` and `1` have different plural forms in
 * some languages.
 */
type Amount = number | string;

/** Returns the displayed digits before and after the decimal point. */
function digitsOf(amount: Amount): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = String(amount).replace('-', '').split('.');
  return [whole.replace(/^0+(?=\d)/, ''), fraction];
}

/** CLDR cardinal plural rules by language code, without compact numbers such as `1M`. */
export const pluralRules = {
  en: (amount: Amount): PluralCategory => {
    const [whole, fraction] = digitsOf(amount);
    return whole === '1' && fraction === '' ? 'one' : 'other';
  },
  fr: (amount: Amount): PluralCategory => {
    const [whole, fraction] = digitsOf(amount);
    if (whole === '0' || whole === '1') return 'one';
    return fraction === '' && /0{6}$/.test(whole) ? 'many' : 'other';
  },
  ru: (amount: Amount): PluralCategory => {
    const [whole, fraction] = digitsOf(amount);
    if (fraction !== '') return 'other';
    if (/1\d$/.test(whole)) return 'many';
    if (/1$/.test(whole)) return 'one';
    return /[2-4]$/.test(whole) ? 'few' : 'many';
  },
};

/** Separators before a list's last member: for two members, and for more. */
type Joint = { two: string; last: string };

/** A unit with its number as `{0}`, by CLDR plural category. */
export type CountedUnit = Partial<Record<PluralCategory, string>> & { other: string };

/**
 * Number and date formats of a language: the tables in `app/i18n/cldr`, generated from CLDR by `npm run prepare-cldr`.
 * Anything that both server and browser render is formatted from them, because their ICU versions differ. Date patterns
 * use CLDR syntax with only `d dd MM MMM MMMM y`; month lists are twelve names separated by spaces, with a day or
 * `alone`.
 */
export type Cldr = {
  language: (typeof languages)[number]['code'];
  /** The language whose plural rules apply. */
  plural: keyof typeof pluralRules;
  decimal: string;
  /** Thousands separator. */
  group: string;
  /** Follows the number of a percentage. */
  percent: string;
  isSymbolFirst: boolean;
  /** Between an amount and its symbol or code. */
  apart: string;
  /** Symbols that differ from those in `money.ts`. */
  symbols: Partial<Record<CurrencyCode, string>>;
  /** The currency shown with a plain `$`, although several use that symbol. */
  ownDollar: CurrencyCode | null;
  shortMonths: string;
  longMonths: string;
  /** Short names used with a year but no day: `май 2026`, as opposed to `21 мая`. */
  aloneMonths: string;
  day: string;
  numericDate: Record<CountryCode, string>;
  longDate: Record<CountryCode, string>;
  and: Joint;
  or: Joint;
  minute: CountedUnit;
  hour: CountedUnit;
};

import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { languages } from './languages.ts';
import type { PluralCategory, pluralRules } from './plural.ts';

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
  /** Symbols that differ from those in `currency.ts`. */
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

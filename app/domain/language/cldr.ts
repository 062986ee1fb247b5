import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { languages } from './languages.ts';
import type { PluralCategory, pluralRules } from './plural.ts';

/** By what stands before a list's last member: of two, and of more than two. */
type Joint = { two: string; last: string };

/** A measured unit with its number as `{0}`, by CLDR's plural categories. */
export type CountedUnit = Partial<Record<PluralCategory, string>> & { other: string };

/**
 * How a language writes figures: the tables of `app/i18n/cldr`, which `npm run prepare-cldr` makes from CLDR. What server
 * and browser both draw is formatted from them, since their own ICUs differ. Patterns of dates are in CLDR's syntax with
 * `d dd MM MMM MMMM y` alone; of months there are twelve names between spaces, with a day or `alone`.
 */
export type Cldr = {
  language: (typeof languages)[number]['code'];
  /** Whose plural rules. */
  plural: keyof typeof pluralRules;
  decimal: string;
  /** Between thousands. */
  group: string;
  /** What stands behind the number of a percentage. */
  percent: string;
  isSymbolFirst: boolean;
  /** Between an amount and its symbol or code. */
  apart: string;
  /** Symbols that are others than those of `currency.ts`. */
  symbols: Partial<Record<CurrencyCode, string>>;
  /** Whose `$` stands alone where several currencies have it. */
  ownDollar: CurrencyCode | null;
  shortMonths: string;
  longMonths: string;
  /** Short, with a year and without a day: `май 2026`, but `21 мая`. */
  aloneMonths: string;
  day: string;
  numericDate: Record<CountryCode, string>;
  longDate: Record<CountryCode, string>;
  and: Joint;
  or: Joint;
  minute: CountedUnit;
  hour: CountedUnit;
};

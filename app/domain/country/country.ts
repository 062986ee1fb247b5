import type { CurrencyCode } from '../money/currency.ts';

/** Internal country codes, as in the first path segment. */
export const countryCodes = ['us', 'ca', 'uk', 'au'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** What every screen and every rule needs to know of a country. */
export type Country = {
  code: CountryCode;
  /** As stored with clients and settings; shown is `countryName`. */
  name: string;
  /** ISO 3166 region, for flags and for the edge's country header. */
  region: string;
  currency: CurrencyCode;
  /** What the hundredth part of it is called. */
  coin: 'cent' | 'penny';
  /** Thousandths of a percent: 5% is 5000. */
  taxRateThousandths: number;
  dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY';
  /** BCP 47. */
  language: string;
};

/** The four countries. */
export const countries = {
  us: {
    code: 'us',
    name: 'USA',
    region: 'US',
    currency: 'USD',
    coin: 'cent',
    taxRateThousandths: 0,
    dateFormat: 'MM/DD/YYYY',
    language: 'en-US',
  },
  ca: {
    code: 'ca',
    name: 'Canada',
    region: 'CA',
    currency: 'CAD',
    coin: 'cent',
    taxRateThousandths: 5000,
    dateFormat: 'DD/MM/YYYY',
    language: 'en-CA',
  },
  uk: {
    code: 'uk',
    name: 'UK',
    region: 'GB',
    currency: 'GBP',
    coin: 'penny',
    taxRateThousandths: 20000,
    dateFormat: 'DD/MM/YYYY',
    language: 'en-GB',
  },
  au: {
    code: 'au',
    name: 'Australia',
    region: 'AU',
    currency: 'AUD',
    coin: 'cent',
    taxRateThousandths: 10000,
    dateFormat: 'DD/MM/YYYY',
    language: 'en-AU',
  },
} as const satisfies Record<CountryCode, Country>;

/** Whether a value is one of the four codes; anything else is ignored. */
export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.some((code) => code === value);
}

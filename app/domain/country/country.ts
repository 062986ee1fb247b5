import type { CurrencyCode } from '#app/domain/money/money.ts';

/** Internal country codes, as in the first path segment. */
export const countryCodes = ['us', 'ca', 'uk', 'au'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** The country data that screens and rules use. */
export type Country = {
  code: CountryCode;
  /** As stored with clients and settings; `countryName` is displayed. */
  name: string;
  /** ISO 3166 region, for flags and the edge's country header. */
  region: string;
  currency: CurrencyCode;
  /** Name of the currency's hundredth. */
  coin: 'cent' | 'penny';
  /** Thousandths of a percent: 5% is 5000. */
  taxRateThousandths: number;
  dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY';
  /** BCP 47. */
  language: string;
};

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

/** Whether a value is one of the four country codes. */
export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.some((code) => code === value);
}

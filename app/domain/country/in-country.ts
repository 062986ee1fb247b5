import type { CountryCode } from './country.ts';

const phrases: Record<CountryCode, string> = {
  us: 'in the USA',
  ca: 'in Canada',
  uk: 'in the UK',
  au: 'in Australia',
};

/** The country inside a sentence: `in the USA`, `in Canada`. */
export function inCountry(country: CountryCode): string {
  return phrases[country];
}

import type { CountryCode } from '../country/country.ts';

/** Paper sizes of documents. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Returns the default paper size: Letter in the USA and Canada, A4 elsewhere. */
export function usualPaper(country: CountryCode): Paper {
  return country === 'us' || country === 'ca' ? 'letter' : 'a4';
}

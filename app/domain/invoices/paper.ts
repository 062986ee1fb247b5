import type { CountryCode } from '../country/country.ts';

/** The sheets on which documents are drawn and printed. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** The sheet that is usual where a seller is: Letter in the USA and Canada, A4 elsewhere. */
export function usualPaper(country: CountryCode): Paper {
  return country === 'us' || country === 'ca' ? 'letter' : 'a4';
}

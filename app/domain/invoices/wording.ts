import type { LanguageCode } from '../language/languages.ts';

/** A text in both languages of a bilingual document. */
export type BilingualText = { first: string; second: string; secondLanguage: LanguageCode };

/** A document text: in its language, or in both languages of a bilingual document when they differ. */
export type Wording = string | BilingualText;

/** Returns the text in the document's first language. */
export function firstWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.first;
}

/** Returns the text as one plain line: `Facture / Invoice`. */
export function plainWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : `${wording.first} / ${wording.second}`;
}

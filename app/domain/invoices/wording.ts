import type { LanguageCode } from '../language/languages.ts';

/** What a bilingual document says twice. */
export type BilingualText = { first: string; second: string; secondLanguage: LanguageCode };

/** A text of a document: in its language, or in both of a bilingual one where these differ. */
export type Wording = string | BilingualText;

/** A wording in its document's language alone. */
export function firstWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.first;
}

/** A wording as plain text, for what has one line and no parts: `Facture / Invoice`. */
export function plainWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : `${wording.first} / ${wording.second}`;
}

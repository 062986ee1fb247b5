import type { Cldr } from '#app/domain/language/cldr.ts';
import { cldrIn } from './cldr/every-language.ts';
import { currentLanguage } from './current-language.ts';

// In browser bundles this module is the table of their language (`scripts/inline-texts.ts`).

/** The number and date formats of the language of the page or request. */
export function currentCldr(): Cldr {
  return cldrIn(currentLanguage());
}

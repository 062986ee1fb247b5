import type { Cldr } from '#app/domain/language/cldr.ts';
import { cldrIn } from './cldr/every-language.ts';
import { currentLanguage } from './current-language.ts';

// In the browser's files this module is the table of their language (`scripts/inline-texts.ts`).

/** How the language writes figures in which a page is drawn or a request answered. */
export function currentCldr(): Cldr {
  return cldrIn(currentLanguage());
}

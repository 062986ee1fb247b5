import type { Cldr } from '#app/domain/language/cldr.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { cldr as englishAu } from './cldr/en-AU.ts';
import { cldr as englishCa } from './cldr/en-CA.ts';
import { cldr as englishGb } from './cldr/en-GB.ts';
import { cldr as englishUs } from './cldr/en-US.ts';
import { cldr as frenchCa } from './cldr/fr-CA.ts';
import { cldr as russian } from './cldr/ru.ts';
import { currentLanguage } from './current-language.ts';

// In the browser's files this module is the table of their language (`scripts/inline-texts.ts`).

const tables: Record<LanguageCode, Cldr> = {
  'en-US': englishUs,
  'en-GB': englishGb,
  'en-CA': englishCa,
  'fr-CA': frenchCa,
  'en-AU': englishAu,
  ru: russian,
};

/** How a language writes figures, whatever the language of the request is. Not in the browser's files. */
export function cldrIn(language: LanguageCode): Cldr {
  return tables[language];
}

/** How the language writes figures in which a page is drawn or a request answered. */
export function currentCldr(): Cldr {
  return tables[currentLanguage()];
}

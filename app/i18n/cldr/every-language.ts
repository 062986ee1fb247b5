import type { Cldr } from '#app/domain/language/cldr.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { cldr as englishAu } from './en-AU.ts';
import { cldr as englishCa } from './en-CA.ts';
import { cldr as englishGb } from './en-GB.ts';
import { cldr as englishUs } from './en-US.ts';
import { cldr as frenchCa } from './fr-CA.ts';
import { cldr as russian } from './ru.ts';

const tables: Record<LanguageCode, Cldr> = {
  'en-US': englishUs,
  'en-GB': englishGb,
  'en-CA': englishCa,
  'fr-CA': frenchCa,
  'en-AU': englishAu,
  ru: russian,
};

/** How a language writes figures, whatever the language of the page or request is. */
export function cldrIn(language: LanguageCode): Cldr {
  return tables[language];
}

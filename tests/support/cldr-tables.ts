import type { Cldr } from '#app/domain/language/cldr.ts';
import { cldr as enAu } from '#app/texts/cldr/en-AU.ts';
import { cldr as enCa } from '#app/texts/cldr/en-CA.ts';
import { cldr as enGb } from '#app/texts/cldr/en-GB.ts';
import { cldr as enUs } from '#app/texts/cldr/en-US.ts';
import { cldr as frCa } from '#app/texts/cldr/fr-CA.ts';
import { cldr as ru } from '#app/texts/cldr/ru.ts';

/** How each language writes figures. */
export const cldrTables: Record<Cldr['language'], Cldr> = {
  'en-US': enUs,
  'en-GB': enGb,
  'en-CA': enCa,
  'fr-CA': frCa,
  'en-AU': enAu,
  ru,
};

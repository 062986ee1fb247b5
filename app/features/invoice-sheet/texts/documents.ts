import { room, type Translation } from '#app/i18n/room.ts';
import { enAU } from './documents/en-au.ts';
import { enCA } from './documents/en-ca.ts';
import { enGB } from './documents/en-gb.ts';
import { enUS } from './documents/en-us.ts';
import { frCA } from './documents/fr-ca.ts';
import { ru } from './documents/ru.ts';

/** What is printed on an invoice, which has a language of its own: whoever describes one is given these words. */
export const documentTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

/** The words of a document in one language, whichever it is. */
export type DocumentWords = Translation<typeof enUS, 'en-US'>;

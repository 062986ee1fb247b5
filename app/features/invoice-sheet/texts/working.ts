import { room, type Translation } from '#app/i18n/room.ts';
import { enUS } from './working/en-us.ts';
import { frCA } from './working/fr-ca.ts';
import { ru } from './working/ru.ts';

/** How each figure of an invoice came to be, in words between the numbers. */
export const workingTexts = room(enUS, { 'fr-CA': frCA, ru });

/** The same of one language, whichever it is. */
export type WorkingWords = Translation<typeof enUS, 'en-US'>;

import { room } from '#app/i18n/room.ts';
import { enUS } from './verify/en-us.ts';
import { frCA } from './verify/fr-ca.ts';
import { ru } from './verify/ru.ts';

/** The page on which anyone checks whether an invoice is genuine. */
export const verifyTexts = room(enUS, { 'fr-CA': frCA, ru });

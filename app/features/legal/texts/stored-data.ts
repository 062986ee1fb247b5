import { room } from '#app/i18n/room.ts';
import { enUS } from './stored-data/en-us.ts';
import { frCA } from './stored-data/fr-ca.ts';
import { ru } from './stored-data/ru.ts';

/** The tables of the privacy policy: what is stored, and who helps. */
export const storedDataTexts = room(enUS, { 'fr-CA': frCA, ru });

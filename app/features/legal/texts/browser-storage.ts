import { room } from '#app/i18n/room.ts';
import { enUS } from './browser-storage/en-us.ts';
import { frCA } from './browser-storage/fr-ca.ts';
import { ru } from './browser-storage/ru.ts';

/** The tables of the cookie policy: what each thing is for, and until when it is kept. */
export const browserStorageTexts = room(enUS, { 'fr-CA': frCA, ru });

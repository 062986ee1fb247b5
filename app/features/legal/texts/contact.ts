import { room } from '#app/i18n/room.ts';
import { enUS } from './contact/en-us.ts';
import { frCA } from './contact/fr-ca.ts';
import { ru } from './contact/ru.ts';

/** The page on which a user writes to support. */
export const contactTexts = room(enUS, { 'fr-CA': frCA, ru });

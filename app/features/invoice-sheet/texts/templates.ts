import { room } from '#app/i18n/room.ts';
import { enUS } from './templates/en-us.ts';
import { frCA } from './templates/fr-ca.ts';
import { ru } from './templates/ru.ts';

/** The looks that an invoice can have. */
export const templateTexts = room(enUS, { 'fr-CA': frCA, ru });

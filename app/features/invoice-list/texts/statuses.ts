import { room } from '#app/i18n/room.ts';
import { enUS } from './statuses/en-us.ts';
import { frCA } from './statuses/fr-ca.ts';
import { ru } from './statuses/ru.ts';

/** The states of an invoice. */
export const statusTexts = room(enUS, { 'fr-CA': frCA, ru });

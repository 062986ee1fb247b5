import { room } from '#app/i18n/room.ts';
import { enUS } from './clients/en-us.ts';
import { frCA } from './clients/fr-ca.ts';
import { ru } from './clients/ru.ts';

/** The clients, and the page of one. */
export const clientTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './legal/en-us.ts';
import { frCA } from './legal/fr-ca.ts';
import { ru } from './legal/ru.ts';

/** What the legal texts share. */
export const legalTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './history/en-us.ts';
import { frCA } from './history/fr-ca.ts';
import { ru } from './history/ru.ts';

/** What happened to a document, for its owner; drawn by the server alone. */
export const historyTexts = room(enUS, { 'fr-CA': frCA, ru });

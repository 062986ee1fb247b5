import { room } from '#app/i18n/room.ts';
import { enUS } from './overview/en-us.ts';
import { frCA } from './overview/fr-ca.ts';
import { ru } from './overview/ru.ts';

/** The overview: what is owed, late, paid and open. */
export const overviewTexts = room(enUS, { 'fr-CA': frCA, ru });

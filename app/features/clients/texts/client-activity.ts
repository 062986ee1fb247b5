import { room } from '#app/i18n/room.ts';
import { enUS } from './client-activity/en-us.ts';
import { frCA } from './client-activity/fr-ca.ts';
import { ru } from './client-activity/ru.ts';

/** What a client did with an invoice, for its owner. */
export const activityTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './records/en-us.ts';
import { frCA } from './records/fr-ca.ts';
import { ru } from './records/ru.ts';

/** The dialogs that change or delete a client or a product. */
export const recordTexts = room(enUS, { 'fr-CA': frCA, ru });

import { enUS } from './records/en-us.ts';
import { frCA } from './records/fr-ca.ts';
import { ru } from './records/ru.ts';
import { room } from './room.ts';

/** The dialogs that change or delete a client or a product. */
export const recordTexts = room(enUS, { 'fr-CA': frCA, ru });

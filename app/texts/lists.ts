import { enUS } from './lists/en-us.ts';
import { frCA } from './lists/fr-ca.ts';
import { ru } from './lists/ru.ts';
import { room } from './room.ts';

/** What a list of clients and one of products have alike. */
export const listTexts = room(enUS, { 'fr-CA': frCA, ru });

import { enUS } from './lists/en-us.ts';
import { frCA } from './lists/fr-ca.ts';
import { ru } from './lists/ru.ts';
import { room } from './room.ts';

/** What lists of clients and products have alike, and the lines behind figures. */
export const listTexts = room(enUS, { 'fr-CA': frCA, ru });

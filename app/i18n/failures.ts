import { enUS } from './failures/en-us.ts';
import { frCA } from './failures/fr-ca.ts';
import { ru } from './failures/ru.ts';
import { room } from './room.ts';

/** What could not be loaded, and why something could not be done. */
export const failureTexts = room(enUS, { 'fr-CA': frCA, ru });

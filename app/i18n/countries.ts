import { enUS } from './countries/en-us.ts';
import { frCA } from './countries/fr-ca.ts';
import { ru } from './countries/ru.ts';
import { room } from './room.ts';

/** What the four countries are called. */
export const countryTexts = room(enUS, { 'fr-CA': frCA, ru });

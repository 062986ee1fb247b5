import { enUS } from './provinces/en-us.ts';
import { frCA } from './provinces/fr-ca.ts';
import { ru } from './provinces/ru.ts';
import { room } from './room.ts';

/** What Canada’s provinces and territories are called, by their postal abbreviations. */
export const provinceTexts = room(enUS, { 'fr-CA': frCA, ru });

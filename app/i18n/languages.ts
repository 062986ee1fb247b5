import { enUS } from './languages/en-us.ts';
import { frCA } from './languages/fr-ca.ts';
import { ru } from './languages/ru.ts';
import { room } from './room.ts';

/** The choice of a language. */
export const languageTexts = room(enUS, { 'fr-CA': frCA, ru });

import { enUS } from './currencies/en-us.ts';
import { frCA } from './currencies/fr-ca.ts';
import { ru } from './currencies/ru.ts';
import { room } from './room.ts';

/** What the currencies are called. */
export const currencyTexts = room(enUS, { 'fr-CA': frCA, ru });

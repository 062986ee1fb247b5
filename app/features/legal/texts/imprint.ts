import { room } from '#app/i18n/room.ts';
import { enUS } from './imprint/en-us.ts';
import { frCA } from './imprint/fr-ca.ts';
import { ru } from './imprint/ru.ts';

/** What section 5 of Germany’s Digital Services Act (DDG) asks of an operator in Berlin. */
export const imprintTexts = room(enUS, { 'fr-CA': frCA, ru });

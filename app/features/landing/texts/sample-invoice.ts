import { room } from '#app/i18n/room.ts';
import { enUS } from './sample-invoice/en-us.ts';
import { frCA } from './sample-invoice/fr-ca.ts';
import { ru } from './sample-invoice/ru.ts';

/** The sample invoice of each country: names and addresses that nobody has. */
export const sampleTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './review/en-us.ts';
import { frCA } from './review/fr-ca.ts';
import { ru } from './review/ru.ts';

/** "Is anything missing?": what the law asks of an invoice, and whether it is there. */
export const reviewTexts = room(enUS, { 'fr-CA': frCA, ru });

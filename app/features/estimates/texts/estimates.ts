import { room } from '#app/i18n/room.ts';
import { enUS } from './estimates/en-us.ts';
import { frCA } from './estimates/fr-ca.ts';
import { ru } from './estimates/ru.ts';

/** Estimates: what a client says to one, and the invoices that are made from it. */
export const estimateTexts = room(enUS, { 'fr-CA': frCA, ru });

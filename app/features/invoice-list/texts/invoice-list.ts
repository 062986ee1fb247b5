import { room } from '#app/i18n/room.ts';
import { enUS } from './invoice-list/en-us.ts';
import { frCA } from './invoice-list/fr-ca.ts';
import { ru } from './invoice-list/ru.ts';

/** The list of invoices, and everything that decides which are listed. */
export const invoiceListTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './invoice-work/en-us.ts';
import { frCA } from './invoice-work/fr-ca.ts';
import { ru } from './invoice-work/ru.ts';

/** What is done with saved invoices, on the list and on an invoice's own page, and how it went. */
export const invoiceWorkTexts = room(enUS, { 'fr-CA': frCA, ru });

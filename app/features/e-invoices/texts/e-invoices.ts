import { room } from '#app/i18n/room.ts';
import { enUS } from './e-invoices/en-us.ts';
import { frCA } from './e-invoices/fr-ca.ts';
import { ru } from './e-invoices/ru.ts';

/** XML files of invoices, and what is missing for one. */
export const eInvoiceTexts = room(enUS, { 'fr-CA': frCA, ru });

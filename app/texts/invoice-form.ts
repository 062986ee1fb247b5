import { enUS } from './invoice-form/en-us.ts';
import { frCA } from './invoice-form/fr-ca.ts';
import { ru } from './invoice-form/ru.ts';
import { room } from './room.ts';

/** The form of an invoice as it stands on the page: its sections, fields and buttons. */
export const invoiceFormTexts = room(enUS, { 'fr-CA': frCA, ru });

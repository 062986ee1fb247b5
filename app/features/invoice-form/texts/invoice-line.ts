import { room } from '#app/i18n/room.ts';
import { enUS } from './invoice-line/en-us.ts';
import { frCA } from './invoice-line/fr-ca.ts';
import { ru } from './invoice-line/ru.ts';

/** What is folded away in a line of the invoice's form: unit, discount, taxes, decimals of prices. */
export const invoiceLineTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './invoice-save/en-us.ts';
import { frCA } from './invoice-save/fr-ca.ts';
import { ru } from './invoice-save/ru.ts';

/** What is said about an invoice in its form: of its draft and its save, and what it asks meanwhile. */
export const invoiceSaveTexts = room(enUS, { 'fr-CA': frCA, ru });

import { room } from '#app/i18n/room.ts';
import { enUS } from './recurring/en-us.ts';
import { frCA } from './recurring/fr-ca.ts';
import { ru } from './recurring/ru.ts';

/** Recurring invoices: their list, the dialog Repeat, and what is filled into their texts. */
export const recurringTexts = room(enUS, { 'fr-CA': frCA, ru });

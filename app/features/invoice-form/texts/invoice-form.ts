import { room } from '#app/i18n/room.ts';
import { enAU } from './invoice-form/en-au.ts';
import { enCA } from './invoice-form/en-ca.ts';
import { enGB } from './invoice-form/en-gb.ts';
import { enUS } from './invoice-form/en-us.ts';
import { frCA } from './invoice-form/fr-ca.ts';
import { ru } from './invoice-form/ru.ts';

/** The form of an invoice as it stands on the page: its sections, fields and buttons. */
export const invoiceFormTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

import { room } from '#app/i18n/room.ts';
import { enAU } from './public-invoice/en-au.ts';
import { enCA } from './public-invoice/en-ca.ts';
import { enGB } from './public-invoice/en-gb.ts';
import { enUS } from './public-invoice/en-us.ts';
import { frCA } from './public-invoice/fr-ca.ts';
import { ru } from './public-invoice/ru.ts';

/** An invoice's own pages, which open with its link, and what they tell its owner. */
export const publicInvoiceTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

import { room } from '#app/i18n/room.ts';
import { enGB } from './payments/en-gb.ts';
import { enUS } from './payments/en-us.ts';
import { frCA } from './payments/fr-ca.ts';
import { ru } from './payments/ru.ts';

/** Payments of an invoice, for its owner. */
export const paymentTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enGB,
  'en-AU': enGB,
  'fr-CA': frCA,
  ru,
});

import { room } from '#app/i18n/room.ts';
import { enAU } from './payment-methods/en-au.ts';
import { enCA } from './payment-methods/en-ca.ts';
import { enGB } from './payment-methods/en-gb.ts';
import { enUS } from './payment-methods/en-us.ts';
import { frCA } from './payment-methods/fr-ca.ts';
import { ru } from './payment-methods/ru.ts';

/** The ways to pay that a country has, the fields of those that are links, and what is said of a bank's codes. */
export const paymentMethodTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

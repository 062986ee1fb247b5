import { room } from '#app/i18n/room.ts';
import { enGB } from './payment-change/en-gb.ts';
import { enUS } from './payment-change/en-us.ts';
import { frCA } from './payment-change/fr-ca.ts';
import { ru } from './payment-change/ru.ts';

/** Payment details that a client does not know from an earlier invoice, as their seller confirms them. */
export const paymentChangeTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enGB,
  'en-AU': enGB,
  'fr-CA': frCA,
  ru,
});

import { room } from '#app/i18n/room.ts';
import { enGB } from './receipts/en-gb.ts';
import { enUS } from './receipts/en-us.ts';
import { frCA } from './receipts/fr-ca.ts';
import { ru } from './receipts/ru.ts';

/** What is printed on a receipt, which is in the language of its invoice. */
export const receiptTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enGB,
  'en-AU': enGB,
  'fr-CA': frCA,
  ru,
});

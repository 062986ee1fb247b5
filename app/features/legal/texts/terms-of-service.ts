import { room } from '#app/i18n/room.ts';
import { enGB } from './terms-of-service/en-gb.ts';
import { enUS } from './terms-of-service/en-us.ts';
import { frCA } from './terms-of-service/fr-ca.ts';
import { ru } from './terms-of-service/ru.ts';

/** The contract between the operator and the user. */
export const termsOfServiceTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enGB,
  'en-AU': enGB,
  'fr-CA': frCA,
  ru,
});

import { room } from '#app/i18n/room.ts';
import { enAU } from './schedules/en-au.ts';
import { enCA } from './schedules/en-ca.ts';
import { enGB } from './schedules/en-gb.ts';
import { enUS } from './schedules/en-us.ts';
import { frCA } from './schedules/fr-ca.ts';
import { ru } from './schedules/ru.ts';

/** In which steps an invoice is to be paid, for its owner. */
export const scheduleTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

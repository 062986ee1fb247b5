import { enAU } from './checks/en-au.ts';
import { enCA } from './checks/en-ca.ts';
import { enGB } from './checks/en-gb.ts';
import { enUS } from './checks/en-us.ts';
import { frCA } from './checks/fr-ca.ts';
import { ru } from './checks/ru.ts';
import { room } from './room.ts';

/** What is said of an invoice that cannot be saved or previewed as it is. */
export const checkTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

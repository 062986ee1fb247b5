import { enAU } from './frame/en-au.ts';
import { enCA } from './frame/en-ca.ts';
import { enGB } from './frame/en-gb.ts';
import { enUS } from './frame/en-us.ts';
import { frCA } from './frame/fr-ca.ts';
import { ru } from './frame/ru.ts';
import { room } from './room.ts';

/** What stands around every page of the web. */
export const frameTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

import { room } from './room.ts';
import { enAU } from './units/en-au.ts';
import { enCA } from './units/en-ca.ts';
import { enGB } from './units/en-gb.ts';
import { enUS } from './units/en-us.ts';
import { frCA } from './units/fr-ca.ts';
import { ru } from './units/ru.ts';

/** What the units of lines are called; how they are printed is in `documents.ts`. */
export const unitTexts = room(enUS, {
  'en-GB': enGB,
  'en-CA': enCA,
  'en-AU': enAU,
  'fr-CA': frCA,
  ru,
});

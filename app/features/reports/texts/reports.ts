import { room } from '#app/i18n/room.ts';
import { enUS } from './reports/en-us.ts';
import { frCA } from './reports/fr-ca.ts';
import { ru } from './reports/ru.ts';

/** The tax report: its page and its files. */
export const reportTexts = room(enUS, {
  'en-AU': {
    names: { thisTaxYear: 'This financial year', lastTaxYear: 'Last financial year' },
  },
  'fr-CA': frCA,
  ru,
});

// Made by `npm run prepare-cldr` from CLDR 48.0 (Unicode License v3).
import type { Cldr } from '#app/domain/language/cldr.ts';

export const cldr = {
  language: 'en-GB',
  plural: 'en',
  decimal: '.',
  group: ',',
  percent: '%',
  isSymbolFirst: true,
  apart: ' ',
  symbols: {},
  ownDollar: null,
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  longMonths:
    'January February March April May June July August September October November December',
  aloneMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  day: 'd MMM y',
  numericDate: {
    us: 'MM/dd/y',
    ca: 'dd/MM/y',
    uk: 'dd/MM/y',
    au: 'dd/MM/y',
  },
  longDate: {
    us: 'MMMM d, y',
    ca: 'MMMM d, y',
    uk: 'd MMMM y',
    au: 'd MMMM y',
  },
  and: {
    two: ' and ',
    last: ' and ',
  },
  or: {
    two: ' or ',
    last: ' or ',
  },
  minute: {
    one: '{0} minute',
    other: '{0} minutes',
  },
  hour: {
    one: '{0} hour',
    other: '{0} hours',
  },
} as const satisfies Cldr;

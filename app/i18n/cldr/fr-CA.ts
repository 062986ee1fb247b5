// Made by `npm run prepare-cldr` from CLDR 48.0 (Unicode License v3).
import type { Cldr } from '#app/domain/language/cldr.ts';

export const cldr = {
  language: 'fr-CA',
  plural: 'fr',
  decimal: ',',
  group: '\u00a0',
  percent: '\u00a0%',
  isSymbolFirst: false,
  apart: '\u00a0',
  symbols: {
    CAD: '$',
    AUD: '$',
    NZD: '$',
    SGD: '$',
    HKD: '$',
    MXN: '$',
  },
  ownDollar: 'CAD',
  shortMonths: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
  longMonths:
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  aloneMonths: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
  day: 'd MMM y',
  numericDate: {
    us: 'y-MM-dd',
    ca: 'y-MM-dd',
    uk: 'y-MM-dd',
    au: 'y-MM-dd',
  },
  longDate: {
    us: 'd MMMM y',
    ca: 'd MMMM y',
    uk: 'd MMMM y',
    au: 'd MMMM y',
  },
  and: {
    two: ' et ',
    last: ' et ',
  },
  or: {
    two: ' ou ',
    last: ' ou ',
  },
  minute: {
    one: '{0}\u00a0minute',
    many: '{0}\u00a0minutes',
    other: '{0}\u00a0minutes',
  },
  hour: {
    one: '{0}\u00a0heure',
    many: '{0}\u00a0heures',
    other: '{0}\u00a0heures',
  },
} as const satisfies Cldr;

// Made by `npm run prepare-cldr` from CLDR 48.0 (Unicode License v3).
import type { Cldr } from '#app/domain/language/cldr.ts';

export const cldr = {
  language: 'ru',
  plural: 'ru',
  decimal: ',',
  group: '\u00a0',
  percent: '\u00a0%',
  isSymbolFirst: false,
  apart: '\u00a0',
  symbols: {},
  ownDollar: null,
  shortMonths: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
  longMonths: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  aloneMonths: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  day: 'd MMM y\u00a0г.',
  numericDate: {
    us: 'dd.MM.y',
    ca: 'dd.MM.y',
    uk: 'dd.MM.y',
    au: 'dd.MM.y',
  },
  longDate: {
    us: 'd MMMM y\u00a0г.',
    ca: 'd MMMM y\u00a0г.',
    uk: 'd MMMM y\u00a0г.',
    au: 'd MMMM y\u00a0г.',
  },
  and: {
    two: ' и ',
    last: ' и ',
  },
  or: {
    two: ' или ',
    last: ' или ',
  },
  minute: {
    one: '{0} минута',
    few: '{0} минуты',
    many: '{0} минут',
    other: '{0} минуты',
  },
  hour: {
    one: '{0} час',
    few: '{0} часа',
    many: '{0} часов',
    other: '{0} часа',
  },
} as const satisfies Cldr;

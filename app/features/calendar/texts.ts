import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The calendar of due dates: Settings, and what calendar apps show. */
export const calendarTexts = /* @__PURE__ */ defineTexts(enUS.calendar, {
  'fr-CA': frCA.calendar,
  ru: ru.calendar,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enAU from './texts/en-au.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The tax report: its page and its files. */
export const reportTexts = /* @__PURE__ */ defineTexts(enUS.reports, {
  'en-AU': enAU.reports,
  'fr-CA': frCA.reports,
  ru: ru.reports,
});

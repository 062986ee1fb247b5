import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The overview: due, overdue and paid amounts, and open estimates. */
export const overviewTexts = /* @__PURE__ */ defineTexts(enUS.overview, {
  'fr-CA': frCA.overview,
  ru: ru.overview,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The invoice check: what the law requires on an invoice, and what is missing. */
export const reviewTexts = /* @__PURE__ */ defineTexts(enUS.review, {
  'fr-CA': frCA.review,
  ru: ru.review,
});

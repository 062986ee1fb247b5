import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Editing an invoice that its client may already have. */
export const correctionTexts = /* @__PURE__ */ defineTexts(enUS.corrections, {
  'fr-CA': frCA.corrections,
  ru: ru.corrections,
});

/** The history of a document, for its owner; only rendered on the server. */
export const historyTexts = /* @__PURE__ */ defineTexts(enUS.history, {
  'en-GB': enGB.history,
  'en-CA': enGB.history,
  'en-AU': enGB.history,
  'fr-CA': frCA.history,
  ru: ru.history,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The design of documents: its choices in the form, and saved designs in Settings and of clients. */
export const lookTexts = /* @__PURE__ */ defineTexts(enUS.looks, {
  'en-GB': enGB.looks,
  'en-CA': enGB.looks,
  'en-AU': enGB.looks,
  'fr-CA': frCA.looks,
  ru: ru.looks,
});

/** The columns of a document's lines to choose from. */
export const columnTexts = /* @__PURE__ */ defineTexts(enUS.columns, {
  'fr-CA': frCA.columns,
  ru: ru.columns,
});

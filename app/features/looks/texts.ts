import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The columns of a document's lines to choose from. */
export const columnTexts = /* @__PURE__ */ defineTexts(enUS.columns, {
  'fr-CA': frCA.columns,
  ru: ru.columns,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Texts that explain why the payments of an invoice in an export can't be restored. */
export const importLedgerTexts = /* @__PURE__ */ defineTexts(enUS.importLedger, {
  'fr-CA': frCA.importLedger,
  ru: ru.importLedger,
});

/** Texts of the questions about what a file doesn't show itself. */
export const importQuestionTexts = /* @__PURE__ */ defineTexts(enUS.importQuestions, {
  'en-GB': enGB.importQuestions,
  'en-AU': enGB.importQuestions,
  'fr-CA': frCA.importQuestions,
  ru: ru.importQuestions,
});

/** Texts of the import of invoices, clients and products from other products. */
export const importTexts = /* @__PURE__ */ defineTexts(enUS.imports, {
  'en-GB': enGB.imports,
  'en-AU': enGB.imports,
  'fr-CA': frCA.imports,
  ru: ru.imports,
});

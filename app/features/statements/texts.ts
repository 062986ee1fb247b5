import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** A client's statement: its page and its file, which is in the language of the client. */
export const statementTexts = /* @__PURE__ */ defineTexts(enUS.statements, {
  'fr-CA': frCA.statements,
  ru: ru.statements,
});

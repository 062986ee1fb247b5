import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Texts of recurring invoices: the list, the Repeat dialog, and the values of placeholders. */
export const recurringTexts = /* @__PURE__ */ defineTexts(enUS.recurring, {
  'fr-CA': frCA.recurring,
  ru: ru.recurring,
});

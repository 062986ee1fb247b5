import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Recurring invoices: their list, the dialog Repeat, and what is filled into their texts. */
export const recurringTexts = /* @__PURE__ */ defineTexts(enUS.recurring, {
  'fr-CA': frCA.recurring,
  ru: ru.recurring,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** What the form says otherwise of an estimate. */
export const estimateFormTexts = /* @__PURE__ */ defineTexts(enUS.estimateForm, {
  'fr-CA': frCA.estimateForm,
  ru: ru.estimateForm,
});

/** Estimates: what a client says to one, and the invoices that are made from it. */
export const estimateTexts = /* @__PURE__ */ defineTexts(enUS.estimates, {
  'fr-CA': frCA.estimates,
  ru: ru.estimates,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Texts of the form that differ for estimates. */
export const estimateFormTexts = /* @__PURE__ */ defineTexts(enUS.estimateForm, {
  'fr-CA': frCA.estimateForm,
  ru: ru.estimateForm,
});

/** Estimates: the client’s answer, and the invoices created from an estimate. */
export const estimateTexts = /* @__PURE__ */ defineTexts(enUS.estimates, {
  'fr-CA': frCA.estimates,
  ru: ru.estimates,
});

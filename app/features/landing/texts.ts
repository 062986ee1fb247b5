import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Texts of a country's landing page. */
export const landingTexts = /* @__PURE__ */ defineTexts(enUS.landing, {
  'fr-CA': frCA.landing,
  ru: ru.landing,
});

/** The sample invoice of each country, with fictional names and addresses. */
export const sampleTexts = /* @__PURE__ */ defineTexts(enUS.sampleInvoice, {
  'fr-CA': frCA.sampleInvoice,
  ru: ru.sampleInvoice,
});

/** Texts of the welcome page, which the app's first launch shows: what it does, and two ways to start. */
export const welcomeTexts = /* @__PURE__ */ defineTexts(enUS.welcome, {
  'fr-CA': frCA.welcome,
  ru: ru.welcome,
});

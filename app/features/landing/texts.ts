import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The home page of a country. */
export const landingTexts = /* @__PURE__ */ defineTexts(enUS.landing, {
  'fr-CA': frCA.landing,
  ru: ru.landing,
});

/** The sample invoice of each country: names and addresses that nobody has. */
export const sampleTexts = /* @__PURE__ */ defineTexts(enUS.sampleInvoice, {
  'fr-CA': frCA.sampleInvoice,
  ru: ru.sampleInvoice,
});

/** The first launch of the app: what it does, and two ways on. */
export const welcomeTexts = /* @__PURE__ */ defineTexts(enUS.welcome, {
  'fr-CA': frCA.welcome,
  ru: ru.welcome,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The question about cookies, and their settings. */
export const consentTexts = /* @__PURE__ */ defineTexts(enUS.consent, {
  'fr-CA': frCA.consent,
  ru: ru.consent,
});

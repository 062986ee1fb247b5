import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The page on which anyone checks whether an invoice is genuine. */
export const verifyTexts = /* @__PURE__ */ defineTexts(enUS.verify, {
  'en-GB': enGB.verify,
  'en-CA': enGB.verify,
  'en-AU': enGB.verify,
  'fr-CA': frCA.verify,
  ru: ru.verify,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The tables of the cookie policy: what each thing is for, and until when it is kept. */
export const browserStorageTexts = /* @__PURE__ */ defineTexts(enUS.browserStorage, {
  'fr-CA': frCA.browserStorage,
  ru: ru.browserStorage,
});

/** The page on which a user writes to support. */
export const contactTexts = /* @__PURE__ */ defineTexts(enUS.contact, {
  'fr-CA': frCA.contact,
  ru: ru.contact,
});

/** What is kept in a browser, and the choice about it. */
export const cookiePolicyTexts = /* @__PURE__ */ defineTexts(enUS.cookiePolicy, {
  'fr-CA': frCA.cookiePolicy,
  ru: ru.cookiePolicy,
});

/** What section 5 of Germany’s Digital Services Act (DDG) asks of an operator in Berlin. */
export const imprintTexts = /* @__PURE__ */ defineTexts(enUS.imprint, {
  'fr-CA': frCA.imprint,
  ru: ru.imprint,
});

/** What the legal texts share. */
export const legalTexts = /* @__PURE__ */ defineTexts(enUS.legal, {
  'fr-CA': frCA.legal,
  ru: ru.legal,
});

/** What is stored of whom, why, for how long and by whose help (GDPR articles 13 and 14). */
export const privacyPolicyTexts = /* @__PURE__ */ defineTexts(enUS.privacyPolicy, {
  'fr-CA': frCA.privacyPolicy,
  ru: ru.privacyPolicy,
});

/** The tables of the privacy policy: what is stored, and who helps. */
export const storedDataTexts = /* @__PURE__ */ defineTexts(enUS.storedData, {
  'fr-CA': frCA.storedData,
  ru: ru.storedData,
});

/** The contract between the operator and the user. */
export const termsOfServiceTexts = /* @__PURE__ */ defineTexts(enUS.termsOfService, {
  'en-GB': enGB.termsOfService,
  'en-CA': enGB.termsOfService,
  'en-AU': enGB.termsOfService,
  'fr-CA': frCA.termsOfService,
  ru: ru.termsOfService,
});

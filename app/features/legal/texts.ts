import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The tables of the cookie policy: the purpose of each item, and how long it is stored. */
export const browserStorageTexts = /* @__PURE__ */ defineTexts(enUS.browserStorage, {
  'fr-CA': frCA.browserStorage,
  ru: ru.browserStorage,
});

/** Texts of the contact page. */
export const contactTexts = /* @__PURE__ */ defineTexts(enUS.contact, {
  'fr-CA': frCA.contact,
  ru: ru.contact,
});

/** The cookie policy: what is stored in a browser, and the consent choice. */
export const cookiePolicyTexts = /* @__PURE__ */ defineTexts(enUS.cookiePolicy, {
  'fr-CA': frCA.cookiePolicy,
  ru: ru.cookiePolicy,
});

/** The imprint: what section 5 of Germany’s Digital Services Act (DDG) requires of an operator in Berlin. */
export const imprintTexts = /* @__PURE__ */ defineTexts(enUS.imprint, {
  'fr-CA': frCA.imprint,
  ru: ru.imprint,
});

/** Texts that all legal pages share. */
export const legalTexts = /* @__PURE__ */ defineTexts(enUS.legal, {
  'fr-CA': frCA.legal,
  ru: ru.legal,
});

/**
 * The privacy policy: what is stored about whom, why, for how long, and by which processors (GDPR articles 13 and 14).
 */
export const privacyPolicyTexts = /* @__PURE__ */ defineTexts(enUS.privacyPolicy, {
  'fr-CA': frCA.privacyPolicy,
  ru: ru.privacyPolicy,
});

/** The tables of the privacy policy: the stored data, and the processors. */
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

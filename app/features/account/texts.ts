import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Deleting an account: the question, the consequences and the confirmation. */
export const accountClosingTexts = /* @__PURE__ */ defineTexts(enUS.accountClosing, {
  'fr-CA': frCA.accountClosing,
  ru: ru.accountClosing,
});

/** The account export: how to download it, its readme and its column headers. */
export const accountExportTexts = /* @__PURE__ */ defineTexts(enUS.accountExport, {
  'fr-CA': frCA.accountExport,
  ru: ru.accountExport,
});

/** Notices about an account: its email address, its devices, an earlier account with the same address, its deletion. */
export const accountMessageTexts = /* @__PURE__ */ defineTexts(enUS.accountMessages, {
  'fr-CA': frCA.accountMessages,
  ru: ru.accountMessages,
});

/** The messages of rate limits. */
export const attemptTexts = /* @__PURE__ */ defineTexts(enUS.attempts, {
  'fr-CA': frCA.attempts,
  ru: ru.attempts,
});

/** Passwords: the rules for new ones, and resetting a forgotten one. */
export const passwordTexts = /* @__PURE__ */ defineTexts(enUS.password, {
  'fr-CA': frCA.password,
  ru: ru.password,
});

/** The security settings: email address, password, signed-in browsers, an earlier account, and signing out. */
export const securityTexts = /* @__PURE__ */ defineTexts(enUS.security, {
  'fr-CA': frCA.security,
  ru: ru.security,
});

/** The results of signing in, signing up and signing out. */
export const signInAnswerTexts = /* @__PURE__ */ defineTexts(enUS.signInAnswers, {
  'fr-CA': frCA.signInAnswers,
  ru: ru.signInAnswers,
});

/** The benefits of an account, next to the form of the auth page. */
export const benefitTexts = /* @__PURE__ */ defineTexts(enUS.signInBenefits, {
  'fr-CA': frCA.signInBenefits,
  ru: ru.signInBenefits,
});

/** Why users must sign in, by the page that they wanted to open. */
export const reasonTexts = /* @__PURE__ */ defineTexts(enUS.signInReasons, {
  'fr-CA': frCA.signInReasons,
  ru: ru.signInReasons,
});

/** The auth page, the native auth screen and the sign-in dialog: signing in and creating an account. */
export const signInTexts = /* @__PURE__ */ defineTexts(enUS.signIn, {
  'fr-CA': frCA.signIn,
  ru: ru.signIn,
});

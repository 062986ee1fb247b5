import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The deletion of an account: the question, what it does, and what is said after it. */
export const accountClosingTexts = /* @__PURE__ */ defineTexts(enUS.accountClosing, {
  'fr-CA': frCA.accountClosing,
  ru: ru.accountClosing,
});

/** What a user downloads of an account: the way to it, its readme and its headings. */
export const accountExportTexts = /* @__PURE__ */ defineTexts(enUS.accountExport, {
  'fr-CA': frCA.accountExport,
  ru: ru.accountExport,
});

/** What is said of an account: its address, its devices, an earlier one of the same address, its deletion. */
export const accountMessageTexts = /* @__PURE__ */ defineTexts(enUS.accountMessages, {
  'fr-CA': frCA.accountMessages,
  ru: ru.accountMessages,
});

/** What is said of something that was tried too often. */
export const attemptTexts = /* @__PURE__ */ defineTexts(enUS.attempts, {
  'fr-CA': frCA.attempts,
  ru: ru.attempts,
});

/** Passwords: what a new one must be, a forgotten one, and the link that sets another. */
export const passwordTexts = /* @__PURE__ */ defineTexts(enUS.password, {
  'fr-CA': frCA.password,
  ru: ru.password,
});

/** Address, password and signed-in browsers of an account, an earlier account, and signing out. */
export const securityTexts = /* @__PURE__ */ defineTexts(enUS.security, {
  'fr-CA': frCA.security,
  ru: ru.security,
});

/** What is said once somebody tried to sign in, sign up or sign out, by whatever way. */
export const signInAnswerTexts = /* @__PURE__ */ defineTexts(enUS.signInAnswers, {
  'fr-CA': frCA.signInAnswers,
  ru: ru.signInAnswers,
});

/** What an account brings, beside the form of the auth page. */
export const benefitTexts = /* @__PURE__ */ defineTexts(enUS.signInBenefits, {
  'fr-CA': frCA.signInBenefits,
  ru: ru.signInBenefits,
});

/** Why a user is asked to sign in, by where they wanted to go. */
export const reasonTexts = /* @__PURE__ */ defineTexts(enUS.signInReasons, {
  'fr-CA': frCA.signInReasons,
  ru: ru.signInReasons,
});

/** The auth page, the native auth screen and the sign-in dialog: signing in and creating an account. */
export const signInTexts = /* @__PURE__ */ defineTexts(enUS.signIn, {
  'fr-CA': frCA.signIn,
  ru: ru.signIn,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Mails to clients about a document, in their language, and the page of those who do not know the sender. */
export const clientEmailTexts = /* @__PURE__ */ defineTexts(enUS.clientEmail, {
  'fr-CA': frCA.clientEmail,
  ru: ru.clientEmail,
});

/** What the product emails to its users. */
export const emailTexts = /* @__PURE__ */ defineTexts(enUS.emails, {
  'fr-CA': frCA.emails,
  ru: ru.emails,
});

/** Settings, Sending. */
export const sendingSettingsTexts = /* @__PURE__ */ defineTexts(enUS.sendingSettings, {
  'fr-CA': frCA.sendingSettings,
  ru: ru.sendingSettings,
});

/** Sending a document by email, for its owner. */
export const sendingTexts = /* @__PURE__ */ defineTexts(enUS.sending, {
  'fr-CA': frCA.sending,
  ru: ru.sending,
});

/** The page for readers of an email who do not know its sender. */
export const unknownSenderTexts = /* @__PURE__ */ defineTexts(enUS.unknownSender, {
  'fr-CA': frCA.unknownSender,
  ru: ru.unknownSender,
});

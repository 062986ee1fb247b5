import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Mails to clients about a document, in their language, and the page of those who do not know the sender. */
export const clientMailTexts = /* @__PURE__ */ defineTexts(enUS.clientMail, {
  'fr-CA': frCA.clientMail,
  ru: ru.clientMail,
});

/** What the product mails to its users. */
export const mailTexts = /* @__PURE__ */ defineTexts(enUS.mails, {
  'fr-CA': frCA.mails,
  ru: ru.mails,
});

/** Settings, Sending. */
export const sendingSettingsTexts = /* @__PURE__ */ defineTexts(enUS.sendingSettings, {
  'fr-CA': frCA.sendingSettings,
  ru: ru.sendingSettings,
});

/** Sending a document by mail, for its owner. */
export const sendingTexts = /* @__PURE__ */ defineTexts(enUS.sending, {
  'fr-CA': frCA.sending,
  ru: ru.sending,
});

/** The page for readers of a mail who do not know its sender. */
export const unknownSenderTexts = /* @__PURE__ */ defineTexts(enUS.unknownSender, {
  'fr-CA': frCA.unknownSender,
  ru: ru.unknownSender,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/**
 * Texts of emails to clients about a document, in the client's language, and of the page for recipients who don't know
 * the sender.
 */
export const clientEmailTexts = /* @__PURE__ */ defineTexts(enUS.clientEmail, {
  'fr-CA': frCA.clientEmail,
  ru: ru.clientEmail,
});

/** Texts of the product's emails to its users. */
export const emailTexts = /* @__PURE__ */ defineTexts(enUS.emails, {
  'fr-CA': frCA.emails,
  ru: ru.emails,
});

/** Texts of the Sending section in Settings. */
export const sendingSettingsTexts = /* @__PURE__ */ defineTexts(enUS.sendingSettings, {
  'fr-CA': frCA.sendingSettings,
  ru: ru.sendingSettings,
});

/** Texts for a document's owner who sends it by email. */
export const sendingTexts = /* @__PURE__ */ defineTexts(enUS.sending, {
  'fr-CA': frCA.sending,
  ru: ru.sending,
});

/** Texts of the page for recipients who don't know an email's sender. */
export const unknownSenderTexts = /* @__PURE__ */ defineTexts(enUS.unknownSender, {
  'fr-CA': frCA.unknownSender,
  ru: ru.unknownSender,
});

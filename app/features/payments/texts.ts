import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The seller's confirmation of payment details that differ from those on an earlier invoice. */
export const paymentChangeTexts = /* @__PURE__ */ defineTexts(enUS.paymentChange, {
  'en-GB': enGB.paymentChange,
  'en-CA': enGB.paymentChange,
  'en-AU': enGB.paymentChange,
  'fr-CA': frCA.paymentChange,
  ru: ru.paymentChange,
});

/** The payment methods of each country, with the fields of links. */
export const paymentMethodTexts = /* @__PURE__ */ defineTexts(enUS.paymentMethods, {
  'en-GB': enGB.paymentMethods,
  'en-CA': enGB.paymentMethods,
  'en-AU': enGB.paymentMethods,
  'fr-CA': frCA.paymentMethods,
  ru: ru.paymentMethods,
});

/** Payments of an invoice, for its owner. */
export const paymentTexts = /* @__PURE__ */ defineTexts(enUS.payments, {
  'en-GB': enGB.payments,
  'en-CA': enGB.payments,
  'en-AU': enGB.payments,
  'fr-CA': frCA.payments,
  ru: ru.payments,
});

/** The labels of a receipt, which is in the language of its invoice. */
export const receiptTexts = /* @__PURE__ */ defineTexts(enUS.receipts, {
  'en-GB': enGB.receipts,
  'en-CA': enGB.receipts,
  'en-AU': enGB.receipts,
  'fr-CA': frCA.receipts,
  ru: ru.receipts,
});

/** The payment schedule of an invoice, for its owner. */
export const scheduleTexts = /* @__PURE__ */ defineTexts(enUS.schedules, {
  'en-GB': enGB.schedules,
  'en-CA': enGB.schedules,
  'en-AU': enGB.schedules,
  'fr-CA': frCA.schedules,
  ru: ru.schedules,
});

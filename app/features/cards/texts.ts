import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Paying an invoice by card, for its client. */
export const cardPaymentTexts = /* @__PURE__ */ defineTexts(enUS.cardPayment, {
  'fr-CA': frCA.cardPayment,
  ru: ru.cardPayment,
});

/** Connecting Stripe, so clients can pay by card. */
export const gettingPaidTexts = /* @__PURE__ */ defineTexts(enUS.gettingPaid, {
  'fr-CA': frCA.gettingPaid,
  ru: ru.gettingPaid,
});

/** Refunds of card payments and clients' disputes about them, for the invoice's owner. */
export const refundTexts = /* @__PURE__ */ defineTexts(enUS.refunds, {
  'fr-CA': frCA.refunds,
  ru: ru.refunds,
});

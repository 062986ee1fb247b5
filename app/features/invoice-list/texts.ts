import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The list of invoices, with its search and filters. */
export const invoiceListTexts = /* @__PURE__ */ defineTexts(enUS.invoiceList, {
  'fr-CA': frCA.invoiceList,
  ru: ru.invoiceList,
});

/** Actions on saved invoices, in the list and on an invoice's page, and their results. */
export const invoiceWorkTexts = /* @__PURE__ */ defineTexts(enUS.invoiceWork, {
  'fr-CA': frCA.invoiceWork,
  ru: ru.invoiceWork,
});

/** The states of an invoice. */
export const statusTexts = /* @__PURE__ */ defineTexts(enUS.statuses, {
  'fr-CA': frCA.statuses,
  ru: ru.statuses,
});

/** Voiding an invoice, for its owner. */
export const voidingTexts = /* @__PURE__ */ defineTexts(enUS.voiding, {
  'en-GB': enGB.voiding,
  'en-CA': enGB.voiding,
  'en-AU': enGB.voiding,
  'fr-CA': frCA.voiding,
  ru: ru.voiding,
});

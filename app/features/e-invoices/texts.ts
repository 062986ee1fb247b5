import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** XML files of invoices, and what an invoice lacks for one. */
export const eInvoiceTexts = /* @__PURE__ */ defineTexts(enUS.eInvoices, {
  'fr-CA': frCA.eInvoices,
  ru: ru.eInvoices,
});

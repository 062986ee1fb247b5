import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The invoice form: its sections, fields and buttons. */
export const invoiceFormTexts = /* @__PURE__ */ defineTexts(enUS.invoiceForm, {
  'en-GB': enGB.invoiceForm,
  'en-CA': enGB.invoiceForm,
  'en-AU': enGB.invoiceForm,
  'fr-CA': frCA.invoiceForm,
  ru: ru.invoiceForm,
});

/** What is folded away in a line of the invoice's form: unit, discount, taxes, decimals of prices. */
export const invoiceLineTexts = /* @__PURE__ */ defineTexts(enUS.invoiceLine, {
  'fr-CA': frCA.invoiceLine,
  ru: ru.invoiceLine,
});

/** The messages and questions about a draft and its save. */
export const invoiceSaveTexts = /* @__PURE__ */ defineTexts(enUS.invoiceSave, {
  'fr-CA': frCA.invoiceSave,
  ru: ru.invoiceSave,
});

/** French on invoices to and from Quebec: what the law asks, and the fields of a bilingual invoice. */
export const quebecTexts = /* @__PURE__ */ defineTexts(enUS.quebec, {
  'fr-CA': frCA.quebec,
  ru: ru.quebec,
});

/** What an invoice says of its taxes as a whole: in the form, behind "Tax options" and around the totals. */
export const taxOptionsTexts = /* @__PURE__ */ defineTexts(enUS.taxOptions, {
  'fr-CA': frCA.taxOptions,
  ru: ru.taxOptions,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** An invoice's public pages, including the parts for its owner. */
export const publicInvoiceTexts = /* @__PURE__ */ defineTexts(enUS.publicInvoice, {
  'en-GB': enGB.publicInvoice,
  'en-CA': enGB.publicInvoice,
  'en-AU': enGB.publicInvoice,
  'fr-CA': frCA.publicInvoice,
  ru: ru.publicInvoice,
});

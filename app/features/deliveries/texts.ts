import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Delivery notes and packing slips, for the owner of their document. */
export const deliveryTexts = /* @__PURE__ */ defineTexts(enUS.deliveries, {
  'fr-CA': frCA.deliveries,
  ru: ru.deliveries,
});

/** The labels of the sheet, which is in the language of its document. */
export const deliverySheetTexts = /* @__PURE__ */ defineTexts(enUS.deliverySheets, {
  'fr-CA': frCA.deliverySheets,
  ru: ru.deliverySheets,
});

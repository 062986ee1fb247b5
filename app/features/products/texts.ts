import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The import of products from a file, and the files with products. */
export const productImportTexts = /* @__PURE__ */ defineTexts(enUS.productImport, {
  'fr-CA': frCA.productImport,
  ru: ru.productImport,
});

/** The list of products and services. */
export const productTexts = /* @__PURE__ */ defineTexts(enUS.products, {
  'fr-CA': frCA.products,
  ru: ru.products,
});

import { defineTexts, type Translation } from '#app/i18n/define-texts.ts';
import * as enAU from './texts/en-au.ts';
import * as enCA from './texts/en-ca.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** The labels on an invoice, which has its own language: pass the texts of that language to what renders it. */
export const documentTexts = /* @__PURE__ */ defineTexts(enUS.documents, {
  'en-GB': enGB.documents,
  'en-CA': enCA.documents,
  'en-AU': enAU.documents,
  'fr-CA': frCA.documents,
  ru: ru.documents,
});

/** The labels of a document in any one language. */
export type DocumentWords = Translation<typeof enUS.documents, 'en-US'>;

/** The templates of an invoice. */
export const templateTexts = /* @__PURE__ */ defineTexts(enUS.templates, {
  'fr-CA': frCA.templates,
  ru: ru.templates,
});

/** The calculation of each figure of an invoice. */
export const workingTexts = /* @__PURE__ */ defineTexts(enUS.working, {
  'fr-CA': frCA.working,
  ru: ru.working,
});

/** The labels of the calculations in any one language. */
export type WorkingWords = Translation<typeof enUS.working, 'en-US'>;

import { defineTexts, type Translation } from '#app/i18n/define-texts.ts';
import * as enAU from './texts/en-au.ts';
import * as enCA from './texts/en-ca.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** What is printed on an invoice, which has a language of its own: whoever describes one is given these words. */
export const documentTexts = /* @__PURE__ */ defineTexts(enUS.documents, {
  'en-GB': enGB.documents,
  'en-CA': enCA.documents,
  'en-AU': enAU.documents,
  'fr-CA': frCA.documents,
  ru: ru.documents,
});

/** The words of a document in one language, whichever it is. */
export type DocumentWords = Translation<typeof enUS.documents, 'en-US'>;

/** The looks that an invoice can have. */
export const templateTexts = /* @__PURE__ */ defineTexts(enUS.templates, {
  'fr-CA': frCA.templates,
  ru: ru.templates,
});

/** How each figure of an invoice came to be, in words between the numbers. */
export const workingTexts = /* @__PURE__ */ defineTexts(enUS.working, {
  'fr-CA': frCA.working,
  ru: ru.working,
});

/** The same of one language, whichever it is. */
export type WorkingWords = Translation<typeof enUS.working, 'en-US'>;

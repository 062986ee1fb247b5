import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Credit notes: creating one for an invoice, and the results. */
export const creditNoteTexts = /* @__PURE__ */ defineTexts(enUS.creditNotes, {
  'fr-CA': frCA.creditNotes,
  ru: ru.creditNotes,
});

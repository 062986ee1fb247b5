import { defineTexts } from './define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** What is said of an invoice that cannot be saved or previewed as it is. */
export const checkTexts = /* @__PURE__ */ defineTexts(enUS.checks, {
  'en-GB': enGB.checks,
  'en-CA': enGB.checks,
  'en-AU': enGB.checks,
  'fr-CA': frCA.checks,
  ru: ru.checks,
});

/** What the plain building blocks say: buttons, dialogs and messages that many screens have. */
export const controlTexts = /* @__PURE__ */ defineTexts(enUS.controls, {
  'fr-CA': frCA.controls,
  ru: ru.controls,
});

/** What the four countries are called. */
export const countryTexts = /* @__PURE__ */ defineTexts(enUS.countries, {
  'fr-CA': frCA.countries,
  ru: ru.countries,
});

/** What the currencies are called. */
export const currencyTexts = /* @__PURE__ */ defineTexts(enUS.currencies, {
  'fr-CA': frCA.currencies,
  ru: ru.currencies,
});

/** The pages that stand in the place of one that cannot be shown. */
export const errorTexts = /* @__PURE__ */ defineTexts(enUS.errors, {
  'fr-CA': frCA.errors,
  ru: ru.errors,
});

/** What could not be loaded, and why something could not be done. */
export const failureTexts = /* @__PURE__ */ defineTexts(enUS.failures, {
  'fr-CA': frCA.failures,
  ru: ru.failures,
});

/** What the texts of the forms are called where a document prints no name of theirs, and what is said of them. */
export const fieldTexts = /* @__PURE__ */ defineTexts(enUS.fields, {
  'fr-CA': frCA.fields,
  ru: ru.fields,
});

/** What stands around every page of the web. */
export const frameTexts = /* @__PURE__ */ defineTexts(enUS.frame, {
  'en-GB': enGB.frame,
  'en-CA': enGB.frame,
  'en-AU': enGB.frame,
  'fr-CA': frCA.frame,
  ru: ru.frame,
});

/** What is wrong with a value of a form, by the codes of its rules (`FieldIssue`). */
export const issueTexts = /* @__PURE__ */ defineTexts(enUS.issues, {
  'fr-CA': frCA.issues,
  ru: ru.issues,
});

/** The choice of a language. */
export const languageTexts = /* @__PURE__ */ defineTexts(enUS.languages, {
  'fr-CA': frCA.languages,
  ru: ru.languages,
});

/** What lists of clients and products have alike, and the lines behind figures. */
export const listTexts = /* @__PURE__ */ defineTexts(enUS.lists, {
  'fr-CA': frCA.lists,
  ru: ru.lists,
});

/** What stands around every page of the native app, and its first page. */
export const nativeTexts = /* @__PURE__ */ defineTexts(enUS.nativeFrame, {
  'fr-CA': frCA.nativeFrame,
  ru: ru.nativeFrame,
});

/** What a field for a number says. */
export const numberTexts = /* @__PURE__ */ defineTexts(enUS.numbers, {
  'fr-CA': frCA.numbers,
  ru: ru.numbers,
});

/** What the pages are called, in the navigation, over them and in the browser’s tab. */
export const pageTexts = /* @__PURE__ */ defineTexts(enUS.pages, {
  'fr-CA': frCA.pages,
  ru: ru.pages,
});

/** The form that chooses a period, and the button that fetches a file about it. */
export const periodTexts = /* @__PURE__ */ defineTexts(enUS.period, {
  'fr-CA': frCA.period,
  ru: ru.period,
});

/** What Canada’s provinces and territories are called, by their postal abbreviations. */
export const provinceTexts = /* @__PURE__ */ defineTexts(enUS.provinces, {
  'fr-CA': frCA.provinces,
  ru: ru.provinces,
});

/** The dialogs that change or delete a client or a product. */
export const recordTexts = /* @__PURE__ */ defineTexts(enUS.records, {
  'fr-CA': frCA.records,
  ru: ru.records,
});

/** What a request is answered that is not carried out. */
export const requestTexts = /* @__PURE__ */ defineTexts(enUS.requests, {
  'fr-CA': frCA.requests,
  ru: ru.requests,
});

/** The zone by whose days invoices are dated, and the question to a user who has moved. */
export const timeZoneTexts = /* @__PURE__ */ defineTexts(enUS.timeZone, {
  'fr-CA': frCA.timeZone,
  ru: ru.timeZone,
});

/** What the units of lines are called; how they are printed is in `documents.ts`. */
export const unitTexts = /* @__PURE__ */ defineTexts(enUS.units, {
  'en-GB': enGB.units,
  'en-CA': enGB.units,
  'en-AU': enGB.units,
  'fr-CA': frCA.units,
  ru: ru.units,
});

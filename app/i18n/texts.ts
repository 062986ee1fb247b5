import { defineTexts } from './define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Why an invoice can't be saved or previewed. */
export const checkTexts = /* @__PURE__ */ defineTexts(enUS.checks, {
  'en-GB': enGB.checks,
  'en-CA': enGB.checks,
  'en-AU': enGB.checks,
  'fr-CA': frCA.checks,
  ru: ru.checks,
});

/** Buttons, dialogs and messages that many screens share. */
export const controlTexts = /* @__PURE__ */ defineTexts(enUS.controls, {
  'fr-CA': frCA.controls,
  ru: ru.controls,
});

/** The names of the four countries. */
export const countryTexts = /* @__PURE__ */ defineTexts(enUS.countries, {
  'fr-CA': frCA.countries,
  ru: ru.countries,
});

/** The names of the currencies. */
export const currencyTexts = /* @__PURE__ */ defineTexts(enUS.currencies, {
  'fr-CA': frCA.currencies,
  ru: ru.currencies,
});

/** The error pages. */
export const errorTexts = /* @__PURE__ */ defineTexts(enUS.errors, {
  'fr-CA': frCA.errors,
  ru: ru.errors,
});

/** Failed loads, and reasons for failures. */
export const failureTexts = /* @__PURE__ */ defineTexts(enUS.failures, {
  'fr-CA': frCA.failures,
  ru: ru.failures,
});

/** The labels of text fields without a label on documents, and their hints. */
export const fieldTexts = /* @__PURE__ */ defineTexts(enUS.fields, {
  'fr-CA': frCA.fields,
  ru: ru.fields,
});

/** The frame around every page of the website. */
export const frameTexts = /* @__PURE__ */ defineTexts(enUS.frame, {
  'en-GB': enGB.frame,
  'en-CA': enGB.frame,
  'en-AU': enGB.frame,
  'fr-CA': frCA.frame,
  ru: ru.frame,
});

/** Errors of form values, by the codes of their rules (`FieldIssue`). */
export const issueTexts = /* @__PURE__ */ defineTexts(enUS.issues, {
  'en-GB': enGB.issues,
  'en-CA': enGB.issues,
  'en-AU': enGB.issues,
  'fr-CA': frCA.issues,
  ru: ru.issues,
});

/** The language menu. */
export const languageTexts = /* @__PURE__ */ defineTexts(enUS.languages, {
  'fr-CA': frCA.languages,
  ru: ru.languages,
});

/** Texts that lists of clients and products share, and the lists behind figures. */
export const listTexts = /* @__PURE__ */ defineTexts(enUS.lists, {
  'fr-CA': frCA.lists,
  ru: ru.lists,
});

/** The frame around every page of the native app, and its first page. */
export const nativeTexts = /* @__PURE__ */ defineTexts(enUS.nativeFrame, {
  'fr-CA': frCA.nativeFrame,
  ru: ru.nativeFrame,
});

/** The messages of number fields. */
export const numberTexts = /* @__PURE__ */ defineTexts(enUS.numbers, {
  'fr-CA': frCA.numbers,
  ru: ru.numbers,
});

/** The names of the pages, for navigation, headings and browser tabs. */
export const pageTexts = /* @__PURE__ */ defineTexts(enUS.pages, {
  'fr-CA': frCA.pages,
  ru: ru.pages,
});

/** The form for a period, and the button that downloads its file. */
export const periodTexts = /* @__PURE__ */ defineTexts(enUS.period, {
  'fr-CA': frCA.period,
  ru: ru.period,
});

/** The names of Canada’s provinces and territories, by postal abbreviation. */
export const provinceTexts = /* @__PURE__ */ defineTexts(enUS.provinces, {
  'fr-CA': frCA.provinces,
  ru: ru.provinces,
});

/** The dialogs that change or delete a client or a product. */
export const recordTexts = /* @__PURE__ */ defineTexts(enUS.records, {
  'fr-CA': frCA.records,
  ru: ru.records,
});

/** The messages of refused requests. */
export const requestTexts = /* @__PURE__ */ defineTexts(enUS.requests, {
  'fr-CA': frCA.requests,
  ru: ru.requests,
});

/** The time zone for invoice dates, and the question when the device’s zone differs. */
export const timeZoneTexts = /* @__PURE__ */ defineTexts(enUS.timeZone, {
  'fr-CA': frCA.timeZone,
  ru: ru.timeZone,
});

/** The names of units in menus; documents have their own labels. */
export const unitTexts = /* @__PURE__ */ defineTexts(enUS.units, {
  'en-GB': enGB.units,
  'en-CA': enGB.units,
  'en-AU': enGB.units,
  'fr-CA': frCA.units,
  ru: ru.units,
});

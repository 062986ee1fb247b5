import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** What is wrong with the value of a custom field or with its definition. */
export const customFieldTexts = /* @__PURE__ */ defineTexts(enUS.customField, {
  'fr-CA': frCA.customField,
  ru: ru.customField,
});

/** The section of Settings in which fields are defined. */
export const fieldSettingsTexts = /* @__PURE__ */ defineTexts(enUS.fieldSettings, {
  'fr-CA': frCA.fieldSettings,
  ru: ru.fieldSettings,
});

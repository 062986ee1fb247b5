import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Texts for logo and signature: upload, drop, draw, and errors. */
export const pictureTexts = /* @__PURE__ */ defineTexts(enUS.pictures, {
  'fr-CA': frCA.pictures,
  ru: ru.pictures,
});

/** Texts of the settings page: its sections, its FAQ, and the results of a save. */
export const settingsTexts = /* @__PURE__ */ defineTexts(enUS.settings, {
  'en-GB': enGB.settings,
  'en-CA': enGB.settings,
  'en-AU': enGB.settings,
  'fr-CA': frCA.settings,
  ru: ru.settings,
});

/** Texts of the tax settings for the page's country. */
export const taxSettingsTexts = /* @__PURE__ */ defineTexts(enUS.taxSettings, {
  'fr-CA': frCA.taxSettings,
  ru: ru.taxSettings,
});

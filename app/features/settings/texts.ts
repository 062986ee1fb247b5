import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Logo and signature: picked, dropped, drawn and refused. */
export const pictureTexts = /* @__PURE__ */ defineTexts(enUS.pictures, {
  'fr-CA': frCA.pictures,
  ru: ru.pictures,
});

/** The settings page: its sections, its questions and what a save says. */
export const settingsTexts = /* @__PURE__ */ defineTexts(enUS.settings, {
  'fr-CA': frCA.settings,
  ru: ru.settings,
});

/** What Settings ask and say about the tax of the page's country. */
export const taxSettingsTexts = /* @__PURE__ */ defineTexts(enUS.taxSettings, {
  'fr-CA': frCA.taxSettings,
  ru: ru.taxSettings,
});

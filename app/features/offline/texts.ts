import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Texts of the page that the service worker serves for a page that isn't cached. */
export const fallbackTexts = /* @__PURE__ */ defineTexts(enUS.offlineFallback, {
  'fr-CA': frCA.offlineFallback,
  ru: ru.offlineFallback,
});

/** Texts for offline use: the outbox, the install prompt and the question about a new version. */
export const offlineTexts = /* @__PURE__ */ defineTexts(enUS.offline, {
  'fr-CA': frCA.offline,
  ru: ru.offline,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** What the service worker says in place of a page that is not kept on this device. */
export const fallbackTexts = /* @__PURE__ */ defineTexts(enUS.offlineFallback, {
  'fr-CA': frCA.offlineFallback,
  ru: ru.offlineFallback,
});

/** Use without a network: what waits on the device, the installed app and its new versions. */
export const offlineTexts = /* @__PURE__ */ defineTexts(enUS.offline, {
  'fr-CA': frCA.offline,
  ru: ru.offline,
});

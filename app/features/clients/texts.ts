import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** What a client did with an invoice, for its owner. */
export const activityTexts = /* @__PURE__ */ defineTexts(enUS.clientActivity, {
  'fr-CA': frCA.clientActivity,
  ru: ru.clientActivity,
});

/** The list of clients, and a client’s page. */
export const clientTexts = /* @__PURE__ */ defineTexts(enUS.clients, {
  'fr-CA': frCA.clients,
  ru: ru.clients,
});

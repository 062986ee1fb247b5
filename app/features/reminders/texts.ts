import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Reminders: the settings, an invoice's own schedule, and the next reminder or why there is none. */
export const reminderTexts = /* @__PURE__ */ defineTexts(enUS.reminders, {
  'fr-CA': frCA.reminders,
  ru: ru.reminders,
});

import { defineTexts } from '#app/i18n/define-texts.ts';
import * as enGB from './texts/en-gb.ts';
import * as enUS from './texts/en-us.ts';
import * as frCA from './texts/fr-ca.ts';
import * as ru from './texts/ru.ts';

/** Paying for a plan: its state, how to change it, and why a change isn't possible. */
export const billingTexts = /* @__PURE__ */ defineTexts(enUS.billing, {
  'en-GB': enGB.billing,
  'en-CA': enGB.billing,
  'en-AU': enGB.billing,
  'fr-CA': frCA.billing,
  ru: ru.billing,
});

/** The plans: their names, allowances and usage. */
export const planTexts = /* @__PURE__ */ defineTexts(enUS.plans, {
  'fr-CA': frCA.plans,
  ru: ru.plans,
});

/** The pricing page. */
export const pricingTexts = /* @__PURE__ */ defineTexts(enUS.pricing, {
  'fr-CA': frCA.pricing,
  ru: ru.pricing,
});

/** Buying in the App Store. */
export const purchaseTexts = /* @__PURE__ */ defineTexts(enUS.purchases, {
  'fr-CA': frCA.purchases,
  ru: ru.purchases,
});

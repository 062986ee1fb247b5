import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { fill } from '#app/i18n/fill.ts';

/** Where Apple lets its customers change and cancel what they bought. */
export const appStoreSubscriptionsUrl = 'https://apps.apple.com/account/subscriptions';

/** How to manage a plan that was bought in the App Store, one step after the other. */
export function appStoreSteps(product: string): string[] {
  return [
    billingTexts.appStore.openSettings,
    fill(billingTexts.appStore.chooseApp, { product }),
    billingTexts.appStore.change,
  ];
}

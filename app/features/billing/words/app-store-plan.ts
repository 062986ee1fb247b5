import { billingTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Where Apple lets customers change and cancel their subscriptions. */
export const appStoreSubscriptionsUrl = 'https://apps.apple.com/account/subscriptions';

/** Lists the steps to manage a plan that was bought in the App Store. */
export function appStoreSteps(product: string): string[] {
  return [
    billingTexts.appStore.openSettings,
    fill(billingTexts.appStore.chooseApp, { product }),
    billingTexts.appStore.change,
  ];
}

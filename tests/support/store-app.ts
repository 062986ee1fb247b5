import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { createFakeStore, type FakeStore } from '#tests/fakes/native-bridge/fake-store.ts';
import { installNativeApp } from './native-app.ts';

const prices: Record<string, string> = {
  'Basic.monthly': '$4.99',
  'Basic.yearly': '$47.99',
  'Standard.monthly': '$19.99',
  'Standard.yearly': '$191.99',
  'Pro.monthly': '$59.99',
  'Pro.yearly': '$575.99',
};

/** Returns the store's product for a plan, as named in `APP_STORE_PRODUCTS`. */
export const storeProduct = (plan: string, interval = 'monthly') =>
  `billwren.${plan.toLowerCase()}.${interval}`;

/** A device's store that sells every plan; the test decides the outcome of purchases. */
function createPlanStore(): FakeStore {
  return createFakeStore(
    planNames.flatMap((plan) =>
      billingIntervals.map((interval) => ({
        id: storeProduct(plan, interval),
        name: plan,
        price: prices[`${plan}.${interval}`] ?? '',
      })),
    ),
  );
}

/** Makes a purchase in the App Store fake, which signs the server's later requests; returns the transaction id. */
export async function payAtStore(productId: string, userId: string, isLost = true) {
  const answer = await fetch(`${inject('product').fakesOrigin}/app-store/purchases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, userId, isLost }),
  });
  if (!answer.ok) throw new Error(`The App Store answered ${answer.status}`);
  const { purchase } = (await answer.json()) as { purchase: { transactionIds: string[] } };
  return purchase.transactionIds.at(-1) ?? '';
}

/** Adds the native bridge to the page, with a device whose store sells every plan and pays at the fake. */
export async function installStoreApp(page: Page): Promise<FakeDevice> {
  const store = createPlanStore();
  // Apple's notification to the server is lost: only what the app sends counts.
  store.pay = (productId, userId) => payAtStore(productId, userId);
  return installNativeApp(page, createFakeDevice(store));
}

import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { createFakeStore } from '#tests/fakes/native-bridge/fake-store.ts';
import { putNativeShell } from './native-shell.ts';

const prices: Record<string, string> = {
  'Basic.monthly': '$4.99',
  'Basic.yearly': '$47.99',
  'Standard.monthly': '$19.99',
  'Standard.yearly': '$191.99',
  'Pro.monthly': '$59.99',
  'Pro.yearly': '$575.99',
};

/** The product that the store sells for a plan, as `APP_STORE_PRODUCTS` names it. */
export const storeProduct = (plan: string, interval = 'monthly') =>
  `billwren.${plan.toLowerCase()}.${interval}`;

/** Has somebody buy at the App Store's stand-in, which signs what the server then asks for; gives the transaction's id. */
export async function payAtStore(productId: string, userId: string, isLost = true) {
  const answer = await fetch(`${inject('product').standInsOrigin}/app-store/purchases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, userId, isLost }),
  });
  if (!answer.ok) throw new Error(`The App Store answered ${answer.status}`);
  const { purchase } = (await answer.json()) as { purchase: { transactionIds: string[] } };
  return purchase.transactionIds.at(-1) ?? '';
}

/** Puts the shell into the page, over a device whose store sells every plan and pays at the stand-in. */
export async function putStoreShell(page: Page): Promise<FakeDevice> {
  const store = createFakeStore(
    planNames.flatMap((plan) =>
      billingIntervals.map((interval) => ({
        id: storeProduct(plan, interval),
        name: plan,
        price: prices[`${plan}.${interval}`] ?? '',
      })),
    ),
  );
  // Apple's word to the server is lost: only what the app brings counts.
  store.pay = (productId, userId) => payAtStore(productId, userId);
  return putNativeShell(page, createFakeDevice(store));
}

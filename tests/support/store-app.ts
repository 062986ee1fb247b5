import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { installNativeApp } from './native-app.ts';
import { createPlanStore } from './plan-store.ts';

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

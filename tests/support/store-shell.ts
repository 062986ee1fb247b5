import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createFakeDevice, type FakeDevice } from '#tests/fakes/native-bridge/fake-device.ts';
import { putNativeShell } from './native-shell.ts';
import { createPlanStore } from './plan-store.ts';

/** Has a user buy at the App Store's fake, which signs what the server then asks for; gives the transaction's id. */
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

/** Puts the shell into the page, over a device whose store sells every plan and pays at the fake. */
export async function putStoreShell(page: Page): Promise<FakeDevice> {
  const store = createPlanStore();
  // Apple's word to the server is lost: only what the app brings counts.
  store.pay = (productId, userId) => payAtStore(productId, userId);
  return putNativeShell(page, createFakeDevice(store));
}

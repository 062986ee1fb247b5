import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { AppStoreSettings } from '#app/adapters/app-store/app-store-api.server.ts';
import { type AppStoreState, createAppStoreState } from '#tests/fakes/app-store/app-store-state.ts';
import { answerAppStore } from '#tests/fakes/app-store/fake.ts';
import { buy, type PurchaseOrder } from '#tests/fakes/app-store/purchases.ts';
import { registerAtAppStore, sandboxSegment } from '#tests/fakes/app-store/registration.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';

/** A fake App Store on a port of its own, with the notifications that it would send. */
export type TestAppStore = {
  state: AppStoreState;
  settings: AppStoreSettings;
  /** Makes a purchase without sending an event. */
  buy: (order: Omit<PurchaseOrder, 'product'> & { productId?: string; at: number }) => Purchase;
};
type Purchase = ReturnType<typeof buy>;

/** Starts a fake App Store for a test file; it closes after the last test. */
export async function createTestAppStore(clock: () => number = Date.now): Promise<TestAppStore> {
  const { registration, vars } = registerAtAppStore('http://127.0.0.1', null);
  const state = createAppStoreState(registration);
  const { products } = state;
  const server = await serveRequests((request) => answerAppStore(request, state, clock()), 0);
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    settings: {
      bundleId: registration.bundleId,
      appId: registration.appId,
      products,
      issuerId: registration.issuerId,
      keyId: registration.keyId,
      privateKey: vars.APP_STORE_PRIVATE_KEY ?? '',
      apiUrls: {
        Production: `http://127.0.0.1:${port}`,
        Sandbox: `http://127.0.0.1:${port}/${sandboxSegment}`,
      },
      roots: [registration.signer.certificates[2]],
    },
    buy: ({ at, productId = 'billwren.basic.monthly', ...order }) => {
      const product = products.find((each) => each.productId === productId);
      if (!product) throw new Error(`The store has no ${productId}`);
      const purchase = buy({ ...order, product }, at);
      state.purchases.unshift(purchase);
      return purchase;
    },
  };
}

/** Builds the `POST /app-store` request that delivers a notification. */
export function appStoreDelivery(signedPayload: string): Request {
  return new Request('https://webhooks.billwren.example/app-store', {
    method: 'POST',
    body: JSON.stringify({ signedPayload }),
  });
}

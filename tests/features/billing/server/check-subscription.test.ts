import { expect, test } from 'vitest';
import type { AppStoreClient } from '#app/domain/billing/app-store-snapshot.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import {
  applySubscription,
  checkSubscription,
} from '#app/features/billing/server/refresh-subscription.server.ts';
import {
  columnsOf,
  createCustomer,
  dayMs,
  billingNow as now,
  planOf,
  storeSnapshot,
} from '#tests/support/sample-subscription.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

test('the App Store is asked even if Stripe is unavailable', async () => {
  const settings = await createCustomer(db);
  const { userId } = settings;
  const snapshot = storeSnapshot({ endMs: now - 1 });
  const bought = { userId, source: 'app_store', snapshot, event: null, now } as const;
  await applySubscription(db, { ...bought, order: { signedMs: 1_000 } });
  const renewed = { ...snapshot, endMs: now + 30 * dayMs };
  const away = new Error('Stripe is away');
  const reported: unknown[] = [];
  const stripe: Pick<StripeClient, 'fetchSnapshot' | 'closeCheckouts'> = {
    fetchSnapshot: () => Promise.reject(away),
    closeCheckouts: async () => undefined,
  };
  const appStore: Pick<AppStoreClient, 'fetchTransaction'> = {
    fetchTransaction: async () => ({ snapshot: renewed, userId, signedMs: 2_000 }),
  };
  const done = await checkSubscription(
    db,
    { stripe, appStore },
    { settings, now, reportError: (error) => void reported.push(error) },
  );
  expect(done).toMatchObject({ isChanged: true, settings: { subscriptionEndMs: renewed.endMs } });
  expect(await planOf(db, userId)).toMatchObject(columnsOf(renewed));
  expect(reported).toEqual([away]);
});

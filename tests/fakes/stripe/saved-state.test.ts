import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCustomer } from './customers.ts';
import { readLocalCatalog } from './local-catalog.ts';
import { registerAtStripe } from './registration.ts';
import { keepState, loadSavedState } from './saved-state.ts';
import { createStripe, findObject } from './stripe-state.ts';
import { startSubscription } from './subscription-life.ts';

test('purchases outlive the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwren-stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'made on the way', 'stripe.json');
  const start = () => createStripe(registerAtStripe('', null).registration, readLocalCatalog());
  const before = start();
  const now = 1_790_000_000;
  const made = createCustomer({ state: before, params: { email: 'a@example.com' }, id: '', now });
  const [customerId = ''] = [...before.objects.customer.keys()];
  const price = findObject(before, 'price', 'price_ca_pro_yearly');
  const subscription = startSubscription(before, { customerId, price, metadata: {} }, now);
  before.orders.set('cs_1', { priceId: price.id, metadata: {} });
  keepState(before, file);

  const after = start();
  loadSavedState(after, join(folder, 'no such file'));
  expect(after.objects.customer.size).toBe(0);
  loadSavedState(after, file);
  expect(after.objects.customer.get(customerId)).toEqual(made);
  expect(after.objects.subscription.get(subscription.id)).toEqual(subscription);
  expect(after.orders).toEqual(before.orders);
  expect(after.objects.price.size).toBe(24);
});

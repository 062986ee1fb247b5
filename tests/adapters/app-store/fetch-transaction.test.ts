import { beforeEach, describe, expect, test } from 'vitest';
import { createAppStore } from '#app/adapters/app-store/app-store.server.ts';
import { createAppStoreSigner } from '#tests/fakes/app-store/certificate-chain.ts';
import { changes, upgrade } from '#tests/fakes/app-store/purchases.ts';
import { createTestAppStore } from '#tests/support/app-store.ts';

const now = Date.now();
const store = await createTestAppStore(() => now);
const { products } = store.state;
const client = (over: Partial<typeof store.settings> = {}) =>
  createAppStore({ ...store.settings, ...over }, now);
const userId = '11111111-2222-4333-8444-555555555555';

describe('a transaction at the App Store', () => {
  test('is found by its first id and by any later one', async () => {
    const purchase = store.buy({ userId, at: now });
    changes.renew.apply(purchase, now);
    const pro = products.find(({ productId }) => productId === 'billwren.pro.yearly');
    if (pro) upgrade(purchase, pro, now);
    expect(purchase.transactionIds).toHaveLength(3);
    for (const id of purchase.transactionIds) {
      expect(await client().fetchTransaction(id)).toMatchObject({
        userId,
        snapshot: { plan: 'Pro', interval: 'yearly', reference: purchase.originalTransactionId },
      });
    }
  });

  test('of the Sandbox is found there, and is marked', async () => {
    const purchase = store.buy({ userId, at: now, environment: 'Sandbox' });
    changes.renew.apply(purchase, now);
    for (const id of purchase.transactionIds) {
      expect(await client().fetchTransaction(id)).toMatchObject({
        userId,
        snapshot: { reference: purchase.originalTransactionId, isSandbox: true },
      });
    }
  });

  test('is only looked up in its environment when that is known', async () => {
    const ids = (['Production', 'Sandbox'] as const).map(
      (environment) => store.buy({ userId, at: now, environment }).originalTransactionId,
    );
    const [paid = '', tried = ''] = ids;
    expect(await client().fetchTransaction(paid, 'Sandbox')).toBeNull();
    expect(await client().fetchTransaction(tried, 'Production')).toBeNull();
    expect(await client().fetchTransaction(paid, 'Production')).not.toBeNull();
    expect(await client().fetchTransaction(tried, 'Sandbox')).not.toBeNull();
  });

  describe('before the app’s first release, while Production refuses its key', () => {
    beforeEach(() => {
      store.state.isReleased = false;
      return () => {
        store.state.isReleased = true;
      };
    });

    test('is found in the Sandbox, where App Review buys', async () => {
      const purchase = store.buy({ userId, at: now, environment: 'Sandbox' });
      expect(await client().fetchTransaction(purchase.originalTransactionId)).toMatchObject({
        snapshot: { isSandbox: true },
      });
    });

    test.each([
      ['the Sandbox does not know it', {}],
      ['the key is wrong', { keyId: 'OTHERKEY00' }],
    ])('cannot be fetched when %s', async (_, over) => {
      const { originalTransactionId } = store.buy({ userId, at: now });
      await expect(client(over).fetchTransaction(originalTransactionId)).rejects.toThrow(
        'answered 401',
      );
    });
  });

  test.each([
    ['that Apple does not know', () => '20000000000000'],
    [
      'that is shared by the family',
      () => store.buy({ userId, at: now, ownership: 'FAMILY_SHARED' }).originalTransactionId,
    ],
    ['that is not a number', () => '../../transactions'],
  ])('%s is not found', async (_, id) => {
    expect(await client().fetchTransaction(id())).toBeNull();
  });

  test.each([
    ['the key is wrong', { keyId: 'OTHERKEY00' }, 'answered 401'],
    ['the issuer is wrong', { issuerId: 'unknown' }, 'answered 401'],
    ['the app is wrong', { bundleId: 'example.other' }, 'answered 401'],
    [
      'the response is not Apple’s',
      { roots: [createAppStoreSigner().certificates[2]] },
      'no answer that holds',
    ],
    [
      'no server answers',
      { apiUrls: { Production: 'http://127.0.0.1:1', Sandbox: 'http://127.0.0.1:1' } },
      'no answer that holds',
    ],
  ])('cannot be fetched when %s', async (_, over, reason) => {
    const { originalTransactionId } = store.buy({ userId, at: now });
    await expect(client(over).fetchTransaction(originalTransactionId)).rejects.toThrow(reason);
  });

  test('cannot be fetched while Apple limits the rate', async () => {
    const { originalTransactionId } = store.buy({ userId, at: now });
    store.state.refusedCalls = 1;
    const asking = client();
    await expect(asking.fetchTransaction(originalTransactionId)).rejects.toThrow('answered 429');
    expect(await asking.fetchTransaction(originalTransactionId)).not.toBeNull();
  });
});

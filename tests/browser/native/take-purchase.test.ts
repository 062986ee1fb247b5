import { describe, expect, it } from 'vitest';
import type {
  NativeStore,
  PurchaseOutcome,
  StoreTransaction,
} from '#app/browser/native/native-bridge.client.ts';
import {
  buyProduct,
  restoreProducts,
  takeTransaction,
  type Validation,
} from '#app/browser/native/take-purchase.client.ts';

const productId = 'billwren.standard.monthly';
const bought = { status: 'purchased', transactionId: '200', productId } as const;
const refusal = (message: string, isForPerson = false): Validation => ({
  outcome: 'refused',
  message,
  isForPerson,
});
const notValidated = refusal('Purchase validation failed');
const onTheWeb = refusal('Your plan was bought on the web.', true);

/** A store in which a purchase ends as told, and the server's word on each transaction. */
function shop({
  purchase = bought,
  owned = [],
  words = {},
}: {
  purchase?: PurchaseOutcome | Error;
  owned?: StoreTransaction[] | Error;
  words?: Record<string, Validation>;
}) {
  const asked: unknown[] = [];
  const finished: string[] = [];
  const orThrow = async <T>(value: T | Error): Promise<T> => {
    if (value instanceof Error) throw value;
    return value;
  };
  const store: NativeStore = {
    getProducts: async () => [],
    purchase: (...order) => {
      asked.push(order);
      return orThrow(purchase);
    },
    restorePurchases: () => orThrow(owned),
    finishTransaction: async (id) => {
      finished.push(id);
    },
    onTransaction: () => () => undefined,
  };
  const validate = async ({ transactionId }: StoreTransaction) =>
    words[transactionId] ?? ({ outcome: 'valid' } as const);
  return { parts: { store, userId: 'user-1', validate }, asked, finished };
}

const failed = (message: string) => ({ outcome: 'failed', message });

describe('buying', () => {
  it('carries the user as appAccountToken, and finishes what the server has granted', async () => {
    const { parts, asked, finished } = shop({});
    expect(await buyProduct(parts, productId)).toEqual({ outcome: 'validated' });
    expect(asked).toEqual([[productId, 'user-1']]);
    expect(finished).toEqual(['200']);
  });

  it('says what only the app can do', async () => {
    const { parts } = shop({});
    const end = await buyProduct({ ...parts, store: null }, productId);
    expect(end).toEqual(failed('StoreKit only available on iOS'));
  });

  it('needs somebody who is signed in', async () => {
    const { parts, asked } = shop({});
    const end = await buyProduct({ ...parts, userId: null }, productId);
    expect(end).toEqual(failed('User not authenticated'));
    expect(asked).toEqual([]);
  });

  it.each([
    ['a cancelled one says nothing', { status: 'cancelled' }, { outcome: 'cancelled' }],
    ['one that waits for approval waits', { status: 'pending' }, { outcome: 'pending' }],
    ['a refused one fails', new Error('No card'), failed('Purchase failed')],
  ] as const)('%s', async (_, purchase, end) => {
    const { parts, finished } = shop({ purchase });
    expect(await buyProduct(parts, productId)).toEqual(end);
    expect(finished).toEqual([]);
  });

  it.each([
    ['refuses it', notValidated, 'Purchase validation failed'],
    ['has a plan of the web', onTheWeb, onTheWeb.outcome === 'refused' ? onTheWeb.message : ''],
    ['is away', { outcome: 'away' }, 'Purchase validation failed'],
  ] as const)('stays unfinished while the server %s', async (_, word, message) => {
    const { parts, finished } = shop({ words: { 200: word } });
    expect(await buyProduct(parts, productId)).toEqual(failed(message));
    expect(finished).toEqual([]);
  });

  it('is done also when the store cannot note it', async () => {
    const { parts } = shop({});
    parts.store.finishTransaction = () => Promise.reject(new Error('gone'));
    expect(await buyProduct(parts, productId)).toEqual({ outcome: 'validated' });
  });
});

describe('restoring', () => {
  const owned = [
    { transactionId: '1', productId: 'billwren.basic.monthly' },
    { transactionId: '2', productId },
  ];

  it('grants the first that is valid', async () => {
    const { parts, finished } = shop({ owned, words: { 1: notValidated } });
    expect(await restoreProducts(parts)).toEqual({ outcome: 'validated' });
    expect(finished).toEqual(['2']);
  });

  it.each([
    ['nothing was bought', [], {}, 'No active subscriptions found'],
    [
      'nothing is theirs',
      owned,
      { 1: notValidated, 2: notValidated },
      'No active subscriptions found',
    ],
    ['the server is away', owned, { 1: notValidated, 2: { outcome: 'away' } }, 'Restore failed'],
    ['the store is away', new Error('offline'), {}, 'Restore failed'],
    [
      'the web has their plan',
      owned,
      { 1: onTheWeb, 2: notValidated },
      'Your plan was bought on the web.',
    ],
  ] as const)('says so when %s', async (_, found, words, message) => {
    const restored = found instanceof Error ? found : [...found];
    const { parts } = shop({ owned: restored, words });
    expect(await restoreProducts(parts)).toEqual(failed(message));
  });

  it('needs the app, and somebody who is signed in', async () => {
    const { parts } = shop({ owned });
    const noStore = await restoreProducts({ ...parts, store: null });
    expect(noStore).toEqual(failed('StoreKit only available on iOS'));
    const nobody = await restoreProducts({ ...parts, userId: null });
    expect(nobody).toEqual(failed('User not authenticated'));
  });
});

describe('what the store tells of its own accord', () => {
  it('is finished when granted, and comes again when not', async () => {
    const { parts, finished } = shop({ words: { 2: { outcome: 'away' } } });
    await takeTransaction(parts, { transactionId: '1', productId });
    await takeTransaction(parts, { transactionId: '2', productId });
    expect(finished).toEqual(['1']);
  });
});

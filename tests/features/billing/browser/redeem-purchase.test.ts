import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  NativeStore,
  PurchaseOutcome,
  StoreTransaction,
} from '#app/adapters/native/native-bridge.client.ts';
import {
  buyProduct,
  redeemTransaction,
  restoreProducts,
  unredeemedTransactions,
  type Validation,
  validateOnServer,
} from '#app/features/billing/ui/redeem-purchase.client.ts';

const productId = 'billwren.standard.monthly';
const bought = { status: 'purchased', transactionId: '200', productId } as const;
const refusal = (message: string, how: { isForUser?: boolean; isFinal?: boolean } = {}) =>
  ({ outcome: 'refused', message, isForUser: false, isFinal: false, ...how }) as const;
const notValidated = refusal('Purchase validation failed');
const expired = refusal('Purchase validation failed', { isFinal: true });
const onTheWeb = refusal('You bought your plan on the web, so manage it there.', {
  isForUser: true,
});

/** A fake store in which a purchase ends as given, and the server's answer for each transaction. */
function shop({
  purchase = bought,
  owned = [],
  words = {},
}: {
  purchase?: PurchaseOutcome | Error;
  owned?: StoreTransaction[] | 'cancelled' | Error;
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
    restorePurchases: async () =>
      owned === 'cancelled'
        ? { status: 'cancelled' }
        : { status: 'restored', transactions: await orThrow(owned) },
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
const nothingFound = 'No active subscriptions found';
const away = { outcome: 'away' } as const;

it.each([
  ['buying', (parts: Parameters<typeof restoreProducts>[0]) => buyProduct(parts, productId)],
  ['restoring', restoreProducts],
])('%s requires the app and a signed-in user', async (_, act) => {
  const { parts, asked } = shop({});
  expect(await act({ ...parts, store: null })).toEqual(failed('StoreKit only available on iOS'));
  expect(await act({ ...parts, userId: null })).toEqual(failed('User not authenticated'));
  expect(asked).toEqual([]);
});

describe('buying', () => {
  it('passes the user as appAccountToken, and finishes what the server has granted', async () => {
    const { parts, asked, finished } = shop({});
    expect(await buyProduct(parts, productId)).toEqual({ outcome: 'validated' });
    expect(asked).toEqual([[productId, 'user-1']]);
    expect(finished).toEqual(['200']);
  });

  it.each([
    ['a canceled one shows nothing', { status: 'cancelled' }, { outcome: 'cancelled' }],
    ['one that needs approval waits', { status: 'pending' }, { outcome: 'pending' }],
    ['a refused one fails', new Error('No card'), failed('Purchase failed')],
  ] as const)('%s', async (_, purchase, end) => {
    const { parts, finished } = shop({ purchase });
    expect(await buyProduct(parts, productId)).toEqual(end);
    expect(finished).toEqual([]);
  });

  it.each([
    ['refuses it', notValidated, 'Purchase validation failed'],
    // The store reports what the server may not know yet again at the next start.
    ['considers it expired', expired, 'Purchase validation failed'],
    ['has a web plan', onTheWeb, onTheWeb.message],
    ['is unavailable', away, 'Purchase validation failed'],
  ] as const)('stays unfinished while the server %s', async (_, word, message) => {
    const { parts, finished } = shop({ words: { 200: word } });
    expect(await buyProduct(parts, productId)).toEqual(failed(message));
    expect(finished).toEqual([]);
  });

  it('succeeds even if the store cannot finish it', async () => {
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

  it('grants the first valid purchase', async () => {
    const { parts, finished } = shop({ owned, words: { 1: notValidated } });
    expect(await restoreProducts(parts)).toEqual({ outcome: 'validated' });
    expect(finished).toEqual(['2']);
  });

  it.each([
    ['nothing was bought', [], {}, nothingFound],
    ['nothing belongs to the user', owned, { 1: notValidated, 2: notValidated }, nothingFound],
    ['the server is unavailable', owned, { 1: notValidated, 2: away }, 'Restore failed'],
    ['the store is unavailable', new Error('offline'), {}, 'Restore failed'],
    ['their plan is a web plan', owned, { 1: onTheWeb, 2: notValidated }, onTheWeb.message],
  ] as const)('shows a message if %s', async (_, found, words, message) => {
    const restored = found instanceof Error ? found : [...found];
    const { parts } = shop({ owned: restored, words });
    expect(await restoreProducts(parts)).toEqual(failed(message));
  });

  it('shows nothing if it was canceled, like a purchase', async () => {
    const { parts } = shop({ owned: 'cancelled' });
    expect(await restoreProducts(parts)).toEqual({ outcome: 'cancelled' });
    // StoreKit reports this for a dead network.
    vi.stubGlobal('navigator', { onLine: false });
    expect(await restoreProducts(parts)).toEqual(failed('Restore failed'));
    vi.unstubAllGlobals();
  });
});

describe('transactions that the store reports itself', () => {
  const take = async (words: Record<string, Validation>) => {
    const { parts, finished } = shop({ words });
    for (const transactionId of ['1', '2', '3']) {
      await redeemTransaction(parts, { transactionId, productId });
    }
    return finished;
  };

  it('are finished if granted, and reported again if not', async () => {
    expect(await take({ 2: away, 3: notValidated })).toEqual(['1']);
  });

  it('are finished too if they can never be granted: otherwise they would return at every start', async () => {
    expect(await take({ 2: expired })).toEqual(['1', '2', '3']);
  });

  it('are remembered while the server is unavailable, until it has answered', async () => {
    const waiting = () => unredeemedTransactions().map(({ transactionId }) => transactionId);
    await take({ 2: away });
    expect(waiting()).toEqual(['2']);
    await take({ 2: notValidated, 3: away });
    expect(waiting()).toEqual(['3']);
    await take({});
    expect(waiting()).toEqual([]);
  });
});

describe('the server’s validation', () => {
  afterEach(() => vi.unstubAllGlobals());
  const ask = (status: number, body: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    return validateOnServer({ transactionId: '1', productId });
  };
  const failure = (code: string) => ({ error: 'Purchase validation failed', code });

  it.each([
    ['expired', expired],
    ['revoked', expired],
    ['other-product', expired],
    ['not-yours', notValidated],
    ['unknown', notValidated],
  ])('that refuses as %s is final only if it can never be granted', async (code, validation) => {
    expect(await ask(422, failure(code))).toEqual(validation);
  });

  it('reports what the user should know, and what could not be validated', async () => {
    expect(await ask(200, { success: true })).toEqual({ outcome: 'valid' });
    const signedOut = { error: 'User not authenticated', code: 'sign-in-needed' };
    const message = signedOut.error;
    expect(await ask(401, signedOut)).toEqual({ ...notValidated, message, isForUser: true });
    const web = { error: onTheWeb.message, code: 'web-plan' };
    expect(await ask(409, web)).toEqual(onTheWeb);
    expect(await ask(502, failure('app-store-away'))).toEqual(away);
    expect(await ask(422, '<h1>Sign in to this network</h1>')).toEqual(away);
  });
});

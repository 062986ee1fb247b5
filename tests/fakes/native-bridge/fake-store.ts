import type { StoreProduct, StoreTransaction } from '#app/adapters/native/native-bridge.client.ts';
import { Refusal } from './refusal.ts';

/** What the user does in the App Store's sheet; `refused` means the store itself fails. */
export type CardBehavior = 'buys' | 'cancels' | 'waits' | 'refused';

/** StoreKit on a device whose owner may have earlier purchases. */
export type FakeStore = {
  products: StoreProduct[];
  mood: CardBehavior;
  /** Active subscriptions, newest last; Restore finds them. */
  owned: StoreTransaction[];
  /** Every requested purchase. */
  asked: { productId: string; appAccountToken: string }[];
  /** Transactions that the app has finished. */
  finished: string[];
  /**
   * Pays and returns the transaction id: a number by default, the App Store fake's id in end-to-end
   * tests.
   */
  pay: (productId: string, appAccountToken: string) => Promise<string>;
};

/** A store with these products and a user who buys. */
export function createFakeStore(products: StoreProduct[] = []): FakeStore {
  let last = 2_000_000_000_000;
  return {
    products,
    mood: 'buys',
    owned: [],
    asked: [],
    finished: [],
    pay: async () => String(++last),
  };
}

/** Handles a call to the `Store` plugin. */
export async function answerStore(
  store: FakeStore,
  methodName: string,
  options: Record<string, unknown>,
): Promise<object> {
  switch (methodName) {
    case 'getProducts': {
      if (store.mood === 'refused') throw new Refusal('Cannot connect to the App Store');
      const ids = options.productIds as string[];
      return { products: store.products.filter(({ id }) => ids.includes(id)) };
    }
    case 'purchase':
      return purchase(store, options as FakeStore['asked'][number]);
    case 'restorePurchases':
      if (store.mood === 'refused') throw new Refusal('Cannot connect to the App Store');
      if (store.mood === 'cancels') return { status: 'cancelled' };
      return { status: 'restored', transactions: store.owned };
    case 'finishTransaction':
      store.finished.push(String(options.transactionId));
      return {};
    default:
      throw new Refusal(`This store has no ${methodName}()`, 'UNIMPLEMENTED');
  }
}

async function purchase(store: FakeStore, order: FakeStore['asked'][number]): Promise<object> {
  store.asked.push(order);
  if (store.mood === 'cancels') return { status: 'cancelled' };
  if (store.mood === 'waits') return { status: 'pending' };
  const { productId, appAccountToken } = order;
  if (store.mood === 'refused' || !store.products.some(({ id }) => id === productId)) {
    throw new Refusal('The purchase could not be completed');
  }
  const transaction = { transactionId: await store.pay(productId, appAccountToken), productId };
  store.owned.push(transaction);
  return { status: 'purchased', ...transaction };
}

import { type PluginListenerHandle, registerPlugin } from '@capacitor/core';
import { listenTo } from './listen-to.client.ts';
import type {
  NativeStore,
  PurchaseOutcome,
  RestoreOutcome,
  StoreProduct,
  StoreTransaction,
} from './native-bridge.client.ts';

/** The calls of `ios/sources/StorePlugin.swift`, as Capacitor carries them. */
type StorePlugin = {
  getProducts: (options: {
    productIds: readonly string[];
  }) => Promise<{ products: StoreProduct[] }>;
  purchase: (options: { productId: string; appAccountToken: string }) => Promise<PurchaseOutcome>;
  restorePurchases: () => Promise<RestoreOutcome>;
  finishTransaction: (options: { transactionId: string }) => Promise<void>;
  addListener: (
    event: 'transaction',
    listener: (transaction: StoreTransaction) => void,
  ) => Promise<PluginListenerHandle>;
};

const plugin = registerPlugin<StorePlugin>('Store');

/** StoreKit behind our own plugin. */
export const nativeStore: NativeStore = {
  getProducts: async (productIds) => (await plugin.getProducts({ productIds })).products,
  purchase: (productId, appAccountToken) => plugin.purchase({ productId, appAccountToken }),
  restorePurchases: () => plugin.restorePurchases(),
  finishTransaction: (transactionId) => plugin.finishTransaction({ transactionId }),
  onTransaction: (listener) => listenTo(plugin.addListener('transaction', listener)),
};

// @covers platform-7.9

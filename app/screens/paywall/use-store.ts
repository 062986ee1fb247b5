import { useCallback, useEffect, useState } from 'react';
import { loadNativeBridge, type NativeBridge } from '#app/browser/native/native-bridge.client.ts';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';

type PricedProduct = { id: string; price: string };

/** The store as the paywall finds it. */
export type StoreState =
  | { kind: 'loading' }
  /** A plain browser. */
  | { kind: 'no-store' }
  | { kind: 'failed'; bridge: NativeBridge }
  | { kind: 'ready'; bridge: NativeBridge; products: readonly PricedProduct[] };

/** Asks the store for its prices, each time that the paywall opens, and again when told to. */
export function useStore(
  isOpen: boolean,
  products: PaywallView['products'],
): { store: StoreState; askAgain: () => void } {
  const [store, setStore] = useState<StoreState>({ kind: 'loading' });
  const [asks, setAsks] = useState(0);
  // The list is made anew by every load of the page; its ids say whether it is another one.
  const ids = products.map(({ productId }) => productId).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another ask is another load
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    setStore({ kind: 'loading' });
    loadStore(ids ? ids.split(' ') : []).then((loaded) => {
      if (!isOver) setStore(loaded);
    });
    return () => {
      isOver = true;
    };
  }, [isOpen, ids, asks]);

  return { store, askAgain: useCallback(() => setAsks((count) => count + 1), []) };
}

async function loadStore(ids: readonly string[]): Promise<StoreState> {
  const bridge = await loadNativeBridge();
  if (!bridge) return { kind: 'no-store' };
  const products = await bridge.store.getProducts(ids).catch(() => []);
  return products.length > 0 ? { kind: 'ready', bridge, products } : { kind: 'failed', bridge };
}

import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadNativeBridge, type NativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import { purchaseTexts } from '#app/features/billing/texts.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import {
  buyProduct,
  type PurchaseEnd,
  restoreProducts,
  validateOnServer,
} from './redeem-purchase.client.ts';
import { toastId } from './use-billing.ts';

/** The state of a purchase; `pending` waits for another person's approval. */
export type PurchasePhase =
  | { phase: 'idle' }
  | { phase: 'processing'; work: 'purchase' | 'restore' }
  | { phase: 'pending' }
  | { phase: 'validated' }
  | { phase: 'failed'; message: string };

type PurchaseParts = {
  isOpen: boolean;
  bridge: NativeBridge | null;
  userId: string | null;
  onValidated: () => void;
};

/** Buys in the App Store and restores purchases, one at a time; a success is announced and closes the paywall. */
export function usePurchase({ isOpen, bridge, userId, onValidated }: PurchaseParts) {
  const { revalidate } = useRevalidator();
  const [purchase, setPurchase] = useState<PurchasePhase>({ phase: 'idle' });
  const isBusy = useRef(false);
  // A reopened paywall shows no message from an earlier attempt.
  useEffect(() => {
    if (!isOpen && !isBusy.current) setPurchase({ phase: 'idle' });
  }, [isOpen]);

  const parts = { store: bridge?.store ?? null, userId, validate: validateOnServer };
  const run = async (
    work: 'purchase' | 'restore',
    begin: () => Promise<PurchaseEnd>,
    success: string,
  ) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPurchase({ phase: 'processing', work });
    const end = await begin();
    isBusy.current = false;
    setPurchase(nextPhase(end));
    if (end.outcome !== 'validated') return;
    bridge?.haptic('medium');
    toast.success(success, { id: toastId });
    revalidate();
    onValidated();
  };

  return {
    purchase,
    buy: (productId: string) =>
      void run('purchase', () => buyProduct(parts, productId), purchaseTexts.messages.activated),
    restore: () =>
      void run('restore', () => restoreProducts(parts), purchaseTexts.messages.restored),
  };
}

function nextPhase(end: PurchaseEnd): PurchasePhase {
  switch (end.outcome) {
    case 'validated':
    case 'pending':
      return { phase: end.outcome };
    case 'cancelled':
      return { phase: 'idle' };
    case 'failed':
      return { phase: 'failed', message: end.message };
    default:
      return end satisfies never;
  }
}

type PricedProduct = { id: string; price: string };

/** The state of the native store. */
type StoreState =
  | { kind: 'loading' }
  /** The app runs in a plain browser. */
  | { kind: 'no-store' }
  | { kind: 'failed'; bridge: NativeBridge }
  | { kind: 'ready'; bridge: NativeBridge; products: readonly PricedProduct[] };

/** Loads the store's prices each time the paywall opens, and again on request. */
export function useStore(
  isOpen: boolean,
  products: PaywallView['products'],
): { store: StoreState; askAgain: () => void } {
  const [store, setStore] = useState<StoreState>({ kind: 'loading' });
  const [asks, setAsks] = useState(0);
  // The list is a new array after every page load; its ids show whether it has changed.
  const ids = products.map(({ productId }) => productId).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request loads the prices again
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

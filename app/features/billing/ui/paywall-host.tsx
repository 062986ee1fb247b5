import { useRevalidator } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  loadNativeBridge,
  type NativeStore,
  type StoreTransaction,
} from '#app/adapters/native/native-bridge.client.ts';
import { isEntitled } from '#app/domain/billing/allowance.ts';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import { purchaseTexts } from '#app/features/billing/texts.ts';
import { PaywallProvider } from '#app/frames/platform/plans-link.tsx';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import {
  redeemTransaction,
  unredeemedTransactions,
  validateOnServer,
} from './redeem-purchase.client.ts';
import { toastId } from './use-billing.ts';

const fetchPaywall = () => import('./paywall.tsx');

type PaywallHostProps = {
  /** Null if the data could not be loaded: there is no paywall then. */
  view: PaywallView | null;
  children: ReactNode;
};

/** Wraps the native pages: provides the paywall and handles the store's transactions. */
export function PaywallHost({ view, children }: PaywallHostProps) {
  const [isOpen, setOpen] = useState(false);
  useStoreUpdates(view);
  const close = useCallback(() => setOpen(false), []);
  const { part, fetchNow } = useLazyImport(
    fetchPaywall,
    useCallback(() => {
      setOpen(false);
      toast.error(purchaseTexts.messages.noPlans, { id: toastId });
    }, []),
  );
  const open = useCallback(() => {
    setOpen(true);
    fetchNow(false);
  }, [fetchNow]);
  return (
    <PaywallProvider value={view && open}>
      {children}
      {part && view && <part.Paywall view={view} open={isOpen} onClose={close} />}
    </PaywallProvider>
  );
}

/**
 * Redeems the transactions that the store reports while a user is signed in: approved purchases, renewals, and those
 * paid but not granted yet. Shows a message only if there was no plan before.
 */
function useStoreUpdates(view: PaywallView | null): void {
  const userId = view?.userId ?? null;
  const billing = view?.billing ?? null;
  const { revalidate } = useRevalidator();
  const latest = useLatest({ billing, revalidate });

  useEffect(() => {
    if (userId === null) return;
    let isOver = false;
    const stops: (() => void)[] = [];
    const underWay = new Set<string>();
    const take = async (store: NativeStore, transaction: StoreTransaction) => {
      const { transactionId } = transaction;
      // When the app starts, the store may report a transaction twice: as new and as unfinished.
      if (underWay.has(transactionId)) return;
      underWay.add(transactionId);
      const { outcome } = await redeemTransaction(
        { store, validate: validateOnServer },
        transaction,
      );
      underWay.delete(transactionId);
      if (isOver || outcome !== 'valid') return;
      const before = latest.current.billing;
      if (before && !isEntitled(before.allowance.state)) {
        toast.success(purchaseTexts.messages.activated, { id: toastId });
      }
      latest.current.revalidate();
    };
    loadNativeBridge().then((bridge) => {
      if (isOver || !bridge) return;
      const { store } = bridge;
      stops.push(
        store.onTransaction((transaction) => void take(store, transaction)),
        bridge.onResume(() => {
          for (const transaction of unredeemedTransactions()) void take(store, transaction);
        }),
      );
    });
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [userId, latest]);
}

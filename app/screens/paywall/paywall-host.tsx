import { type ReactNode, useCallback, useState } from 'react';
import { toast } from '#app/components/messages/toast.tsx';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import { purchaseMessages } from '#app/domain/billing/purchase-messages.ts';
import { useLazyImport } from '#app/screens/loading/use-lazy-import.ts';
import { toastId } from '../billing/use-billing.ts';
import { PaywallProvider } from './paywall-context.ts';
import { useStoreUpdates } from './use-store-updates.ts';

const fetchPaywall = () => import('./paywall.tsx');

type PaywallHostProps = {
  /** Null where the page could not be loaded: there is no paywall then. */
  view: PaywallView | null;
  children: ReactNode;
};

/** Stands around the native pages: gives them the paywall, and takes what the store tells. */
export function PaywallHost({ view, children }: PaywallHostProps) {
  const [isOpen, setOpen] = useState(false);
  useStoreUpdates(view);
  const close = useCallback(() => setOpen(false), []);
  const { part, fetchNow } = useLazyImport(
    fetchPaywall,
    useCallback(() => {
      setOpen(false);
      toast.error(purchaseMessages.noPlans, { id: toastId });
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

// @covers invoices-2.10

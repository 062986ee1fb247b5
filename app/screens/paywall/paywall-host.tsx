import { type ReactNode, useCallback, useState } from 'react';
import { toast } from '#app/components/toast.tsx';
import type { PaywallView } from '#app/domain/billing/paywall-view.ts';
import { purchaseMessages } from '#app/domain/billing/purchase-messages.ts';
import { toastId } from '../billing/use-billing.ts';
import { useLater } from '../invoice-form/use-later.ts';
import { PaywallProvider } from './paywall-context.ts';
import { useStoreNews } from './use-store-news.ts';

const fetchPaywall = () => import('./paywall.tsx');

type PaywallHostProps = {
  /** Null where the page could not be loaded: there is no paywall then. */
  view: PaywallView | null;
  children: ReactNode;
};

/** Stands around the native pages: gives them the paywall, and takes what the store tells. */
export function PaywallHost({ view, children }: PaywallHostProps) {
  const [isOpen, setOpen] = useState(false);
  useStoreNews(view);
  const close = useCallback(() => setOpen(false), []);
  const { part, fetchNow } = useLater(
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

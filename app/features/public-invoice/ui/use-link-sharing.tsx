import { type ReactNode, useState } from 'react';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

const fetchDialog = () => import('./share-link-dialog.tsx');

/** Shares a document's link: `ask` opens its dialog; render `dialog`. Its code loads on the first click. */
export function useLinkSharing(): { ask: (invoiceId: string) => void; dialog: ReactNode } {
  const [invoiceId, setInvoiceId] = useState<string | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);
  return {
    ask: (id) => {
      setInvoiceId(id);
      fetchNow(false);
    },
    dialog: part && (
      <part.ShareLinkDialog invoiceId={invoiceId} onClose={() => setInvoiceId(null)} />
    ),
  };
}

import { type ReactNode, useState } from 'react';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';

/** An invoice to void. */
export type VoidableInvoice = Pick<ListedInvoice, 'id' | 'invoiceNumber'>;

const fetchDialog = () => import('./void-dialog.tsx');

/**
 * Voids an invoice: `ask` opens its dialog, which is rendered where `dialog` is placed and loads on the first click.
 * @param onVoided called when the server has voided it
 */
export function useVoiding(
  listPath: string,
  onVoided: (invoiceId: string) => void,
): { ask: (invoice: VoidableInvoice) => void; dialog: ReactNode } {
  const [invoice, setInvoice] = useState<VoidableInvoice | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);
  return {
    ask: ({ id, invoiceNumber }) => {
      setInvoice({ id, invoiceNumber });
      fetchNow(false);
    },
    dialog: part && (
      <part.VoidDialog
        invoice={invoice}
        path={listPath}
        onClose={() => setInvoice(null)}
        onVoided={onVoided}
      />
    ),
  };
}

import { type ReactNode, useState } from 'react';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { SendStart } from '../words/send-dialog.ts';
import type { Selection } from './send-selection-dialog.tsx';

export type Sendable = Pick<SendStart, 'kind' | 'invoiceId' | 'paymentId'>;

type Sending = {
  ask: (document: Pick<ListedInvoice, 'id'> & { kind?: DocumentKind }) => void;
  /** The same for the receipt of a payment. */
  askReceipt: (invoiceId: string, paymentId: string) => void;
  /** The same for a delivery note. */
  askDelivery: (invoiceId: string, noteId: string) => void;
  /** The same for several documents of one kind, without editing their emails. */
  askSelection: (kind: DocumentKind, ids: readonly string[]) => void;
  dialog: ReactNode;
};

const fetchDialog = () => import('./send-dialog.tsx');
const fetchSelectionDialog = () => import('./send-selection-dialog.tsx');

/** Sends a document: `ask` opens its dialog; render `dialog`. Its code loads on the first click. */
export function useSending(): Sending {
  const [wanted, setWanted] = useState<Sendable | null>(null);
  const [selection, setSelection] = useState<Selection | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialog, showLoadFailed);
  const many = useLazyImport(fetchSelectionDialog, showLoadFailed);
  const open = (sendable: Sendable) => {
    setWanted(sendable);
    fetchNow(false);
  };
  return {
    ask: ({ id, kind = 'invoice' }) => open({ kind, invoiceId: id, paymentId: null }),
    askReceipt: (invoiceId, paymentId) => open({ kind: 'receipt', invoiceId, paymentId }),
    askDelivery: (invoiceId, noteId) =>
      open({ kind: 'delivery-note', invoiceId, paymentId: noteId }),
    askSelection: (kind, ids) => {
      setSelection({ kind, ids });
      many.fetchNow(false);
    },
    dialog: (
      <>
        {part && <part.SendDialog wanted={wanted} onClose={() => setWanted(null)} />}
        {many.part && (
          <many.part.SendSelectionDialog selection={selection} onClose={() => setSelection(null)} />
        )}
      </>
    ),
  };
}

import { type ReactNode, useState } from 'react';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { sayNotFetched, useLazyImport } from '../loading/use-lazy-import.ts';

/** An invoice that is about to be sent. */
export type SendableInvoice = Pick<ListedInvoice, 'id' | 'invoiceNumber'>;

const fetchDialog = () => import('./send-dialog.tsx');

/** Sending an invoice: `ask` opens its dialog, which stands where `dialog` is drawn and is fetched by the press. */
export function useSending(): { ask: (invoice: SendableInvoice) => void; dialog: ReactNode } {
  const [invoice, setInvoice] = useState<SendableInvoice | null>(null);
  const { part, fetchNow } = useLazyImport(fetchDialog, sayNotFetched);
  return {
    ask: ({ id, invoiceNumber }) => {
      setInvoice({ id, invoiceNumber });
      fetchNow(false);
    },
    dialog: part && <part.SendDialog invoice={invoice} onClose={() => setInvoice(null)} />,
  };
}

// @covers paid-4.1

import { useCallback, useState } from 'react';
import { sharePdf } from '#app/browser/share-pdf.client.ts';
import { toast } from '#app/components/toast.tsx';
import { pdfFileName } from '#app/domain/invoice/file-names.ts';
import type { ListedInvoice } from './listed-invoice.ts';

type SharedInvoice = Pick<ListedInvoice, 'id' | 'invoiceNumber' | 'invoiceDate'>;

/** Shares an invoice's PDF and says how it went; `sharing` is the id of the one under way. */
export function useShare() {
  const [sharing, setSharing] = useState<string | null>(null);

  const share = useCallback(async (invoice: SharedInvoice) => {
    setSharing(invoice.id);
    const outcome = await sharePdf({ invoiceId: invoice.id, fileName: pdfFileName(invoice) });
    setSharing(null);
    if (outcome === 'opened') toast.info('Opening PDF in new tab');
    else if (typeof outcome === 'object') toast.error(`Error sharing PDF: ${outcome.error}`);
  }, []);

  return { sharing, share };
}

import { useState } from 'react';
import { shareInvoice } from '../public-invoice/share-invoice.ts';

/** One share at a time, whichever button it began with. */
export type Sharing = { share: () => void; isSharing: boolean };

/** Sharing the PDF of the invoice on screen; null where there is none. */
export function useShare(invoiceId: string | null): Sharing {
  const [isSharing, setSharing] = useState(false);
  async function share() {
    if (isSharing || invoiceId === null) return;
    setSharing(true);
    await shareInvoice({ invoiceId, fileName: 'invoice.pdf' });
    setSharing(false);
  }
  return { share: () => void share(), isSharing };
}

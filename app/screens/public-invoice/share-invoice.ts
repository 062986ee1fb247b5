import { sharePdf } from '#app/browser/files/share-pdf.client.ts';
import { toast } from '#app/components/messages/toast.tsx';

/** Shares an invoice's PDF and says how it went. Call it in the press itself, see `sharePdf`. */
export async function shareInvoice(pdf: { invoiceId: string; fileName: string }): Promise<void> {
  const outcome = await sharePdf(pdf);
  if (outcome === 'opened') toast.info('Opening PDF in new tab');
  else if (outcome === 'shared natively') toast.success('Share sheet opened.');
  else if (typeof outcome === 'object') toast.error(`Error sharing PDF: ${outcome.error}`);
}

import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { sharePdf } from './share-pdf.client.ts';

/** Shares an invoice's PDF and shows the result. Call it directly in the click handler, see `sharePdf`. */
export async function shareInvoice(pdf: { invoiceId: string; fileName: string }): Promise<void> {
  const outcome = await sharePdf(pdf);
  if (outcome === 'opened') toast.info(invoiceWorkTexts.file.opened);
  else if (outcome === 'shared-natively') toast.success(invoiceWorkTexts.file.shared);
  else if (typeof outcome === 'object') {
    toast.error(fill(invoiceWorkTexts.file.notShared, { message: outcome.error }));
  }
}

import { useState } from 'react';
import { isNativeShell } from '#app/adapters/native/native-bridge.client.ts';
import { pdfFileName } from '#app/domain/invoices/file-names.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { shareInvoice } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { downloadPdf } from '#app/ui/browser/files/download-pdf.client.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';

type SharedInvoice = Pick<ListedInvoice, 'id' | 'link' | 'invoiceNumber' | 'invoiceDate'>;

/** Downloads and shares an invoice's PDF and copies its public link, with messages. */
export function useInvoiceFiles(publicOrigin: string) {
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set());

  async function download(invoiceId: string) {
    // The native web view has no downloads, and its share sheet can also save the file.
    if (isNativeShell()) return shareInvoice({ invoiceId, fileName: 'invoice.pdf' });
    setDownloading((all) => new Set(all).add(invoiceId));
    const done = await downloadPdf(`/view-invoice/${invoiceId}/pdf`);
    setDownloading((all) => new Set([...all].filter((id) => id !== invoiceId)));
    if (done.ok) toast.success(invoiceWorkTexts.file.downloaded);
    else toast.error(fill(invoiceWorkTexts.file.notDownloaded, { message: String(done.message) }));
  }

  async function copyLink({ id, link = id }: Pick<ListedInvoice, 'id' | 'link'>) {
    if (link === null) {
      toast.error(invoiceWorkTexts.link.none);
      return;
    }
    try {
      await navigator.clipboard.writeText(`${publicOrigin}/view-invoice/${link}`);
      toast.success(invoiceWorkTexts.link.copied, {
        duration: toastMs.copied,
      });
    } catch {
      toast.error(invoiceWorkTexts.link.notCopied);
    }
  }

  /**
   * Shares the PDF by its public link, which is also the URL if it opens in a tab. Must be called in the click handler
   * itself, see `sharePdf`.
   */
  async function share({ id, link, ...named }: SharedInvoice) {
    await shareInvoice({ invoiceId: link ?? id, fileName: pdfFileName(named) });
  }

  /** `downloading` contains the invoices whose PDFs are being loaded. */
  return { downloading, download, copyLink, share };
}

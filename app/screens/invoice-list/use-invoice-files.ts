import { useState } from 'react';
import { downloadPdf } from '#app/browser/files/download-pdf.client.ts';
import { isNativeShell } from '#app/browser/native/native-bridge.client.ts';
import { toast } from '#app/components/messages/toast.tsx';
import { pdfFileName } from '#app/domain/invoices/file-names.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { shareInvoice } from '../public-invoice/share-invoice.ts';

/** How long the word about a copied link stands (`invoices.md` section 8). */
const copiedMs = 5000;

type InvoiceFiles = {
  /** The invoices whose PDFs are being fetched. */
  downloading: ReadonlySet<string>;
  download: (invoiceId: string) => void;
  copyLink: (invoice: ListedInvoice) => void;
  /** Call it in the press itself, see `sharePdf`. */
  share: (invoice: ListedInvoice) => void;
};

/** An invoice's PDF, to keep and to share, and its public link, with their words (`invoices.md` section 8). */
export function useInvoiceFiles(publicOrigin: string): InvoiceFiles {
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set());

  async function download(invoiceId: string) {
    // Its web view has no downloads, and its share sheet can keep the file too.
    if (isNativeShell()) return shareInvoice({ invoiceId, fileName: 'invoice.pdf' });
    setDownloading((all) => new Set(all).add(invoiceId));
    const done = await downloadPdf(`/view-invoice/${invoiceId}/pdf`);
    setDownloading((all) => new Set([...all].filter((id) => id !== invoiceId)));
    if (done.ok) toast.success('PDF downloaded successfully!');
    else toast.error(`Error downloading PDF: ${done.message}`);
  }

  async function copyLink({ id }: ListedInvoice) {
    try {
      await navigator.clipboard.writeText(`${publicOrigin}/view-invoice/${id}`);
      toast.success('✓ Invoice link successfully copied to clipboard!', { duration: copiedMs });
    } catch {
      toast.error('Failed to copy link');
    }
  }

  async function share(invoice: ListedInvoice) {
    await shareInvoice({ invoiceId: invoice.id, fileName: pdfFileName(invoice) });
  }

  return { downloading, download, copyLink, share };
}

// @covers decisions-1.2 invoices-2.14 invoices-2.25 invoices-2.35

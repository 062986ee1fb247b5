import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { makeEInvoice } from '#app/features/e-invoices/public.server.ts';
import type { PdfAttachment } from '#app/pdf/document/attachment.ts';
import { describeDocument } from '../words/describe-document.ts';
import type { DescribableInvoice } from '../words/describe-sheet.ts';

/** The input of an invoice's PDF: equal inputs give equal bytes. */
export type InvoiceFile = { sheet: InvoiceSheet; attachment: PdfAttachment | null };

/** Describes an invoice's pages, with its XML attached only if no required data is missing. */
export function describeInvoiceFile(invoice: DescribableInvoice): InvoiceFile {
  const made = makeEInvoice(invoice, 'cii');
  return {
    sheet: describeDocument(invoice),
    attachment: made.ok
      ? {
          name: 'factur-x.xml',
          xml: made.xml,
          description: 'Factur-X',
          relationship: 'Alternative' as const,
          profile: 'EN 16931',
        }
      : null,
  };
}

/** The XML in the format of the invoice's country; null if required data is missing. */
export function makeInvoiceXml(invoice: DescribableInvoice): string | null {
  const made = makeEInvoice(invoice, downloadFormat(invoice.content.country));
  return made.ok ? made.xml : null;
}

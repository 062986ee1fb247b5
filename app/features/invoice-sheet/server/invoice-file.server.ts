import { downloadFormat } from '#app/domain/e-invoices/e-invoice.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { makeEInvoice } from '#app/features/e-invoices/public.server.ts';
import type { PdfAttachment } from '#app/pdf/document/attachment.ts';
import { describeDocument } from '../words/describe-document.ts';
import type { DescribableInvoice } from '../words/describe-sheet.ts';

/** What an invoice's PDF is made of: equal ones have equal bytes. */
export type InvoiceFile = { sheet: InvoiceSheet; attachment: PdfAttachment | null };

/** An invoice's pages, and its XML for programs exactly where nothing is missing for that. */
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

/** The XML that sellers of its country download; null of an invoice that lacks something for it. */
export function makeInvoiceXml(invoice: DescribableInvoice): string | null {
  const made = makeEInvoice(invoice, downloadFormat(invoice.content.country));
  return made.ok ? made.xml : null;
}

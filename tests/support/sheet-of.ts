import { type DescribableInvoice, describeSheet } from '#app/domain/invoices/describe-sheet.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { documentWordsOf } from '#app/services/invoices/document-words.server.ts';

/** The sheet of a saved invoice, as public pages and PDFs draw it. */
export function sheetOf(invoice: DescribableInvoice): InvoiceSheet {
  return describeSheet(invoice, documentWordsOf(invoice.content));
}

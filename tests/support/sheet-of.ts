import { describeDocument } from '#app/domain/invoices/describe-document.ts';
import type { DescribableInvoice } from '#app/domain/invoices/describe-sheet.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';

/** Returns the sheet of a saved invoice in one language, as on public pages and in PDFs. */
export function sheetOf(invoice: DescribableInvoice): InvoiceSheet<string> {
  return describeDocument(invoice) as InvoiceSheet<string>;
}

import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import type { DescribableInvoice } from '#app/features/invoice-sheet/words/describe-sheet.ts';

/** Returns the sheet of a saved invoice in one language, as on public pages and in PDFs. */
export function sheetOf(invoice: DescribableInvoice): InvoiceSheet<string> {
  return describeDocument(invoice) as InvoiceSheet<string>;
}

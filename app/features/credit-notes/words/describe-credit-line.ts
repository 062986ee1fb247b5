import type { LineText } from '#app/domain/documents/part-of-document.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { describeCopiedLine } from '#app/i18n/document-languages.ts';
import { fill } from '#app/i18n/fill.ts';

/** Describes a credit note's line that represents lines of its invoice, in the invoice's language. */
export function describeCreditLine({
  language,
  invoiceNumber: number,
}: Pick<InvoiceContent, 'language' | 'invoiceNumber'>): LineText {
  return describeCopiedLine(language, (kinds) => fill(kinds['credit-note'].line, { number }));
}

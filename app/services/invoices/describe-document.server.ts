import { describeBilingual } from '#app/domain/invoices/describe-bilingual.ts';
import { type DescribableInvoice, describeSheet } from '#app/domain/invoices/describe-sheet.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { cldrIn } from '#app/texts/current-cldr.ts';
import { documentTexts } from '#app/texts/documents.ts';
import { textsIn } from '#app/texts/room.ts';

/** A saved invoice's sheet in its own language or both of them, whatever its reader's page is in. */
export function describeDocument(invoice: DescribableInvoice): InvoiceSheet {
  const { content } = invoice;
  const describeIn = (language: LanguageCode) =>
    describeSheet(invoice, textsIn(documentTexts, language), cldrIn(language));
  return content.language === bilingual
    ? describeBilingual(describeIn('fr-CA'), describeIn('en-CA'), content)
    : describeIn(content.language);
}

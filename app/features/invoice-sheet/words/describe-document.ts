import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { bilingual } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import { describeBilingual } from './describe-bilingual.ts';
import { type DescribableInvoice, describeSheet } from './describe-sheet.ts';

/** Describes an invoice's sheet in its own language or languages, regardless of the page's. */
export function describeDocument(invoice: DescribableInvoice): InvoiceSheet {
  const { content } = invoice;
  const describeIn = (language: LanguageCode) => {
    const { words, cldr } = documentLanguage(language);
    return describeSheet(invoice, words, cldr);
  };
  return content.language === bilingual
    ? describeBilingual(describeIn('fr-CA'), describeIn('en-CA'), content)
    : describeIn(content.language);
}

import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';

/** The texts of a list that differ by kind; `create` is the link to the form, for kinds that it can create. */
export function listPhrases(kind: DocumentKind) {
  const { none, noneText } = invoiceListTexts.empty;
  if (kind === 'estimate') return invoiceListTexts.estimates;
  return kind === 'credit-note'
    ? { ...invoiceListTexts.creditNotes, create: null }
    : {
        page: invoiceListTexts.page,
        all: invoiceListTexts.all,
        count: invoiceListTexts.count,
        create: invoiceListTexts.create,
        none,
        noneText,
      };
}

import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';

/** The texts of a list that differ by kind; `create` is the link to the form, for kinds that it can create. */
export function listPhrases(kind: DocumentKind) {
  const { page, all, count, empty, create, creditNotes, estimates } = invoiceListTexts;
  const { none, noneText } = empty;
  if (kind === 'estimate') return estimates;
  return kind === 'credit-note'
    ? { ...creditNotes, create: null }
    : { page, all, count, create, none, noneText };
}

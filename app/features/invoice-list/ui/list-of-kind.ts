import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts/invoice-list.ts';

/** The document kinds that have a list, in display order. */
export const listedKinds = [
  'invoice',
  'estimate',
  'credit-note',
] as const satisfies readonly DocumentKind[];

/** The texts of a list that differ by kind; `create` is the link to the form, for kinds that it can create. */
export function listWords(kind: DocumentKind) {
  const { page, all, count, empty, create, creditNotes, estimates } = invoiceListTexts;
  const { none, noneText } = empty;
  if (kind === 'estimate') return estimates;
  return kind === 'credit-note'
    ? { ...creditNotes, create: null }
    : { page, all, count, create, none, noneText };
}

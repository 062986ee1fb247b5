import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts/invoice-list.ts';

/** The kinds that have a list, in their order. */
export const listedKinds = [
  'invoice',
  'estimate',
  'credit-note',
] as const satisfies readonly DocumentKind[];

/** What a list says otherwise of each kind; `create` leads to the form, where that writes one. */
export function listWords(kind: DocumentKind) {
  const { page, all, count, empty, create, creditNotes, estimates } = invoiceListTexts;
  const { none, noneText } = empty;
  if (kind === 'estimate') return estimates;
  return kind === 'credit-note'
    ? { ...creditNotes, create: null }
    : { page, all, count, create, none, noneText };
}

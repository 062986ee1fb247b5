import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { PagePaths } from '#app/domain/navigation/page-paths.ts';
import { invoiceListTexts } from '#app/texts/invoice-list.ts';

/** The kinds that have a list, in their order. */
export const listedKinds = ['invoice', 'credit-note'] as const satisfies readonly DocumentKind[];

/** The address of a kind's list; of one without, that of the invoices. */
export function listPathOf(kind: DocumentKind, paths: PagePaths): string {
  return kind === 'credit-note' ? paths.creditNotes : paths.invoices;
}

/** What a list says otherwise of each kind. */
export function listWords(kind: DocumentKind) {
  const { page, all, count, empty, creditNotes } = invoiceListTexts;
  const { none, noneText } = empty;
  return kind === 'credit-note' ? creditNotes : { page, all, count, none, noneText };
}

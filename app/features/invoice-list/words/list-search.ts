import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import { statusTexts } from '#app/features/invoice-list/texts/statuses.ts';

const shownStatuses = {
  invoice: ['paid', 'unpaid', 'overdue', 'due_soon', 'void', 'credited'],
  estimate: ['open', 'accepted', 'declined', 'expired', 'invoiced'],
  'credit-note': ['issued'],
} as const satisfies Record<DocumentKind, readonly InvoiceStatus[]>;

/**
 * The words of a search. A row must have each of them, in its number, its client's name or its status label. A Russian
 * «не» is one word with the next: it is what tells unpaid from paid.
 */
export function searchWords(search: string): string[] {
  return search.match(/(?<!\S)не\s+\S+|\S+/gi)?.map((word) => word.replace(/\s+/, ' ')) ?? [];
}

/**
 * The shown statuses of a kind that a searched word names in the language of the request: those whose label begins so, else those
 * with a label of which a word does, whatever its case. `paid` names Paid and not Unpaid, `due` names Due soon and not
 * Overdue. Unpaid names everything that is owed, as its chip does.
 */
export function statusesNamed(word: string, kind: DocumentKind = 'invoice'): InvoiceStatus[] {
  const shown: readonly InvoiceStatus[] = shownStatuses[kind];
  const wanted = word.toLowerCase();
  const labelOf = (status: InvoiceStatus) => statusTexts.labels[status].toLowerCase();
  const begun = shown.filter((status) => labelOf(status).startsWith(wanted));
  const named =
    begun.length > 0
      ? begun
      : shown.filter((status) =>
          labelOf(status)
            .split(/\s+/)
            .some((part) => part.startsWith(wanted)),
        );
  return named.includes('unpaid') ? shown.filter(isOwed) : named;
}

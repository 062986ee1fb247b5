import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import { statusTexts } from '#app/features/invoice-list/texts.ts';

const shownStatuses = {
  invoice: ['paid', 'unpaid', 'overdue', 'due_soon', 'void', 'credited'],
  estimate: ['open', 'accepted', 'declined', 'expired', 'invoiced'],
  'credit-note': ['issued'],
} as const satisfies Record<DocumentKind, readonly InvoiceStatus[]>;

/**
 * Splits a search into words; a row must contain each of them in its number, client name or status label. The Russian
 * «не» is joined with the next word, because it distinguishes unpaid from paid.
 */
export function searchWords(search: string): string[] {
  return search.match(/(?<!\S)не\s+\S+|\S+/gi)?.map((word) => word.replace(/\s+/, ' ')) ?? [];
}

/**
 * Lists the displayed statuses of a kind that match a search word in the request's language: those whose label starts
 * with it, otherwise those with a label word that starts with it, ignoring case. `paid` matches Paid but not Unpaid,
 * `due` matches Due soon but not Overdue. Unpaid includes everything that is owed, like its chip.
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

import type { InvoiceStatus } from './status.ts';
import { statusLabels } from './status-labels.ts';

/** The words of a search. A row must have each of them, in its number, its client's name or its status label. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

/**
 * The shown statuses that a searched word names: those with a label of which a word begins so, whatever its case.
 * `paid` names Paid and not Unpaid, `due` names Due soon and not Overdue. Unpaid names everything that is not paid, as its
 * chip does.
 */
export function statusesNamed(word: string): InvoiceStatus[] {
  const wanted = word.toLowerCase();
  const all = Object.keys(statusLabels) as InvoiceStatus[];
  const named = all.filter((status) =>
    searchWords(statusLabels[status].toLowerCase()).some((part) => part.startsWith(wanted)),
  );
  return named.includes('unpaid') ? all.filter((status) => status !== 'paid') : named;
}

// @covers invoices-2.15

import type { EntryKind, EntryOrigin } from './payment.ts';

// Money received is what was paid, less refunds and money lost in disputes. Payments reversed by the seller, credit
// moved between invoices and credit notes don't count. Money received on a void invoice counts, because it becomes
// client credit. Queries use the same rule (`app/features/payments/queries/ledger.server.ts`).

type Entry = { id: string; kind: EntryKind; origin: EntryOrigin; undoes: string | null };

/** Whether an entry is the seller's correction: it reverses a payment recorded by mistake, or a use of credit. */
function isCorrection({ kind, origin }: Entry): boolean {
  return (kind === 'reversal' && origin !== 'card') || (kind === 'returned' && origin === 'credit');
}

/**
 * Returns the entries of one invoice without the seller's corrections and the entries they reverse, as if neither had
 * happened.
 */
export function withoutCorrections<Of extends Entry>(entries: readonly Of[]): Of[] {
  const corrected = new Set(
    entries.flatMap((entry) => (isCorrection(entry) && entry.undoes ? [entry.undoes] : [])),
  );
  return entries.filter((entry) => !isCorrection(entry) && !corrected.has(entry.id));
}

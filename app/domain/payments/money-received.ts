import type { EntryKind, EntryOrigin } from './payment.ts';

// Money received is what was paid, less what was refunded or lost in disputes. Payments that the seller took back, credit that moved
// between invoices and credit notes are no money. What was received on a void invoice counts, too: it is its client's credit.
// Screens that sum in the database use the same rule (`app/features/payments/queries/money-received.server.ts`).

type Entry = { id: string; kind: EntryKind; origin: EntryOrigin; undoes: string | null };

/** Whether an entry is the seller's own correction: it takes back a payment that was recorded by mistake, or a use of credit. */
function isCorrection({ kind, origin }: Entry): boolean {
  return (kind === 'reversal' && origin !== 'card') || (kind === 'returned' && origin === 'credit');
}

/** The entries of one invoice without its seller's corrections and without what these take back: none of it ever happened. */
export function withoutCorrections<Of extends Entry>(entries: readonly Of[]): Of[] {
  const corrected = new Set(
    entries.flatMap((entry) => (isCorrection(entry) && entry.undoes ? [entry.undoes] : [])),
  );
  return entries.filter((entry) => !isCorrection(entry) && !corrected.has(entry.id));
}

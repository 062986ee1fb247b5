/** How a client paid. */
export const paymentMethods = [
  'bank_transfer',
  'card',
  'paypal',
  'cash',
  'check',
  'interac',
  'payid',
  'other',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Kinds of ledger entries: money received, a manual entry reversed, money refunded, credit used on another invoice, an
 * amount returned because a refund failed or a use of credit was reversed, and a credit note, which lowers the amount
 * due without money.
 */
export const entryKinds = [
  'payment',
  'reversal',
  'refund',
  'used',
  'returned',
  'credited',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * What wrote an entry: the seller manually, the paid toggle of the list, a card payment's provider, credit moved
 * between a client's invoices, or a credit note; `taken-over` is from an invoice imported as paid.
 */
export const entryOrigins = ['hand', 'mark', 'card', 'credit', 'note', 'taken-over'] as const;
export type EntryOrigin = (typeof entryOrigins)[number];

/** Returns what an entry adds to the paid amount, minor units; negative if it reduces it. */
export function signedMinor({
  kind,
  amountMinor,
}: {
  kind: EntryKind;
  amountMinor: number;
}): number {
  return kind === 'payment' || kind === 'returned' || kind === 'credited'
    ? amountMinor
    : -amountMinor;
}

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

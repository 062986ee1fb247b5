import type { StoredEntry } from './stored-entry.ts';

/** Returns the receipt number of an invoice's n-th payment. */
export function receiptNumber(invoiceNumber: string, n: number): string {
  return `${invoiceNumber}-R${n}`;
}

/** Returns the n of a payment's receipt from its position in the ledger; 0 for anything else. */
export function receiptOrder(entries: readonly StoredEntry[], paymentId: string | null): number {
  return (
    entries.filter(({ kind }) => kind === 'payment').findIndex(({ id }) => id === paymentId) + 1
  );
}

/**
 * Whether a payment has a receipt: not if the seller reversed it before anyone got the receipt.
 * @param entries of its invoice
 */
export function hasReceipt(
  { id, isReceiptGiven }: Pick<StoredEntry, 'id' | 'isReceiptGiven'>,
  entries: readonly StoredEntry[],
): boolean {
  const isTakenBack = entries.some(
    ({ kind, origin, undoes }) => kind === 'reversal' && origin !== 'card' && undoes === id,
  );
  return isReceiptGiven || !isTakenBack;
}

/** Finds an invoice's n-th payment, counted from 1; null when there is none or it has no receipt. */
export function findReceipted(entries: readonly StoredEntry[], n: number): StoredEntry | null {
  const payment = entries.filter(({ kind }) => kind === 'payment')[n - 1];
  return payment && hasReceipt(payment, entries) ? payment : null;
}

import type { DisputeState, RefundState } from '#app/domain/cards/card-account.ts';
import { type EntryKind, type EntryOrigin, type PaymentMethod, signedMinor } from './payment.ts';

/** An entry of the ledger as it is stored. */
export type StoredEntry = {
  id: string;
  kind: EntryKind;
  origin: EntryOrigin;
  amountMinor: number;
  /** `YYYY-MM-DD`; null where it is not known. */
  day: string | null;
  method: PaymentMethod;
  reference: string | null;
  note: string | null;
  undoes: string | null;
  /** The number of the invoice on the other side, where it is credit that moved. */
  otherNumber: string | null;
  /** The account at Stripe that took it, where it is a card payment. */
  account: string | null;
  /** The client was sent the receipt, or a visitor of the invoice's link downloaded it. */
  isReceiptGiven: boolean;
};

/** A client's dispute about a charge as it is stored; an instant in ms. */
export type StoredDispute = {
  id: string;
  chargeId: string;
  amountMinor: number;
  state: DisputeState;
  at: number;
};

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

/** A stored refund of a card payment; instants in ms. */
export type StoredRefund = {
  /** Its ledger entry; null until Stripe has responded. */
  refundId: string | null;
  chargeId: string;
  amountMinor: number;
  state: RefundState;
  changedAt: number;
};

/**
 * Returns what can be refunded of a card payment, minor units: what was neither returned nor requested, and over all
 * card payments of its invoice at most what isn't used as credit elsewhere. The write checks the same in SQL
 * (`card-refunds.server.ts`).
 */
export function refundableOf(
  chargeId: string,
  entries: readonly StoredEntry[],
  refunds: readonly StoredRefund[],
): number {
  const back = entries.filter(({ undoes }) => undoes === chargeId);
  const isBack = (id: string | null) => back.some((entry) => entry.id === id);
  const ofCharge = entries.filter(
    ({ id, undoes, kind }) =>
      id === chargeId || undoes === chargeId || (kind === 'returned' && isBack(undoes)),
  );
  const ofInvoice = entries.filter(
    ({ origin, kind }) =>
      origin === 'card' || (origin === 'credit' && (kind === 'used' || kind === 'returned')),
  );
  const asked = refunds.filter(({ state }) => state === 'asked');
  const sum = (minor: number[]) => minor.reduce((all, each) => all + each, 0);
  const held = (of: StoredEntry[], askedBack: StoredRefund[]) =>
    sum(of.map(signedMinor)) - sum(askedBack.map(({ amountMinor }) => amountMinor));
  const askedOfCharge = asked.filter((refund) => refund.chargeId === chargeId);
  return Math.max(0, Math.min(held(ofCharge, askedOfCharge), held(ofInvoice, asked)));
}

/**
 * Finds the entry that returned the amount of another entry, as after a failed refund; undefined when there is none.
 */
export function returnOf(id: string, entries: readonly StoredEntry[]): StoredEntry | undefined {
  return entries.find(({ kind, undoes }) => kind === 'returned' && undoes === id);
}

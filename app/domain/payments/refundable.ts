import type { RefundState } from '#app/domain/cards/card-account.ts';
import { signedMinor } from './payment.ts';
import type { StoredEntry } from './stored-entry.ts';

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

import type { DisputeState } from '#app/domain/cards/card-account.ts';
import type { EntryKind, EntryOrigin, PaymentMethod } from './payment.ts';

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
  /** Its client was sent its receipt, or somebody downloaded it by the invoice's link. */
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

import type { DisputeState, RefundState } from '#app/domain/cards/card-account.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Attempt } from '#app/features/cards/queries/checkout-attempts.server.ts';

// Calculates the results of random payments without a database. Amounts in minor units.

/** The day of the simulation, and the time at Stripe. */
export const lifeDay = '2026-03-15';
const lifeMs = Date.parse(`${lifeDay}T12:00:00Z`);

/** A seller's entry: its amount, and whether it was reversed; for credit, the invoice it came from. */
type Entry = {
  id: string;
  by: 'hand' | 'mark' | 'credit';
  amount: number;
  isBack: boolean;
  from?: Doc;
};

/**
 * A refund: its state at Stripe (null before Stripe has it) and the last state reported to us (`known`). `id` is the
 * form's if the form requested it.
 */
type Refund = {
  id: string;
  isAsked: boolean;
  amount: number;
  state: RefundState | null;
  known: RefundState | null;
};

type Dispute = { id: string; amount: number; state: DisputeState; known: DisputeState | null };

/** A card payment at Stripe, with every snapshot that Stripe could have sent so far. */
export type Charge = {
  id: string;
  attempt: Attempt;
  amount: number;
  isKnown: boolean;
  refunds: Refund[];
  dispute: Dispute | null;
  words: SessionFacts[];
};

/** One of a client's invoices. */
export type Doc = {
  id: string;
  number: string;
  total: number;
  entries: Entry[];
  charges: Charge[];
  schedule: ScheduleStep[] | null;
};

const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
const moved: readonly (RefundState | null)[] = ['pending', 'made'];

/** Returns the amount of a charge in the ledger, according to what was reported to us. */
function bookedOf({ isKnown, amount, refunds, dispute }: Charge): number {
  if (!isKnown) return 0;
  const back = refunds.filter(({ known }) => moved.includes(known));
  return (
    amount - sum(back.map((each) => each.amount)) - (dispute?.known === 'lost' ? dispute.amount : 0)
  );
}

const askedOf = ({ refunds }: Charge) =>
  sum(refunds.filter(({ known }) => known === 'asked').map(({ amount }) => amount));

/** Returns the part of an invoice's credit that is used on its client's other invoice. */
function usedOf(doc: Doc, other: Doc): number {
  const used = other.entries.filter(({ from, isBack }) => from === doc && !isBack);
  return sum(used.map(({ amount }) => amount));
}

/** Returns the amount paid on an invoice. */
export function paidOf(doc: Doc, other: Doc): number {
  const standing = doc.entries.filter(({ isBack }) => !isBack);
  return (
    sum(standing.map(({ amount }) => amount)) + sum(doc.charges.map(bookedOf)) - usedOf(doc, other)
  );
}

/** Returns the part of an invoice's credit that can be used on the other invoice. */
export function creditOf(doc: Doc, other: Doc): number {
  return Math.max(0, paidOf(doc, other) - doc.total - sum(doc.charges.map(askedOf)));
}

/** Returns the refundable amount of one of an invoice's charges. */
export function refundableOf(charge: Charge, doc: Doc, other: Doc): number {
  if (!charge.isKnown) return 0;
  const ofInvoice =
    sum(doc.charges.map(bookedOf)) - sum(doc.charges.map(askedOf)) - usedOf(doc, other);
  return Math.max(0, Math.min(bookedOf(charge) - askedOf(charge), ofInvoice));
}

/** Returns an invoice's next due date: that of its first unpaid step. */
export function nextDueOf(doc: Doc, other: Doc): string | null {
  let upTo = 0;
  for (const { amount, due } of doc.schedule ?? []) {
    upTo += amount;
    if (upTo > paidOf(doc, other)) return due;
  }
  return null;
}

/** Takes a snapshot of a charge at Stripe, which may be delivered at once, later, or after newer ones. */
export function speak({ id, amount, refunds, dispute, words }: Charge): SessionFacts {
  const word: SessionFacts = {
    state: 'paid',
    amountMinor: amount,
    currency: 'USD',
    url: null,
    paymentIntentId: `pi ${id}`,
    charge: { id, amountMinor: amount, currency: 'USD', atMs: lifeMs },
    refunds: refunds.flatMap((each) =>
      each.state === null
        ? []
        : {
            id: `re ${each.id}`,
            requestId: each.isAsked ? each.id : null,
            amountMinor: each.amount,
            atMs: lifeMs,
            state: each.state,
          },
    ),
    disputes: dispute
      ? [{ id: dispute.id, amountMinor: dispute.amount, atMs: lifeMs, state: dispute.state }]
      : [],
  };
  words.push(word);
  return word;
}

const ranks = { asked: 1, pending: 2, made: 3, failed: 4 } as const;

/** Applies a delivered snapshot; an old one doesn't revert what is already known. */
export function hear(charge: Charge, word: SessionFacts): void {
  charge.isKnown = true;
  for (const { id, state } of word.refunds) {
    const refund = charge.refunds.find((each) => `re ${each.id}` === id);
    if (refund && ranks[state] > (refund.known ? ranks[refund.known] : 0)) refund.known = state;
  }
  const [told] = word.disputes;
  const { dispute } = charge;
  if (dispute && told && (dispute.known === null || dispute.known === 'open')) {
    dispute.known = told.state;
  }
}

/** Returns the amount of a charge that Stripe would still refund. */
export function leftAtStripe({ amount, refunds, dispute }: Charge): number {
  const back = refunds.filter(({ state }) => state !== null && state !== 'failed');
  return (
    amount - sum(back.map((each) => each.amount)) - (dispute?.state === 'lost' ? dispute.amount : 0)
  );
}

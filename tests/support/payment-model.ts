import type { DisputeState, RefundState } from '#app/domain/cards/card-states.ts';
import type { SessionFacts } from '#app/domain/cards/connect-client.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { Attempt } from '#app/features/cards/queries/checkout-attempts.server.ts';

// Calculates what random invoices come to, without a database. Amounts in minor units.

/** The day on which all of it happens, and the moment at Stripe. */
export const lifeDay = '2026-03-15';
const lifeMs = Date.parse(`${lifeDay}T12:00:00Z`);

/** An entry of the seller's: what it took in, and whether it was taken back; of credit, the invoice that it came from. */
type Entry = {
  id: string;
  by: 'hand' | 'mark' | 'credit';
  amount: number;
  isBack: boolean;
  from?: Doc;
};

/** A refund as Stripe has it (`state`, null before Stripe does) and as it was told here; `id` is that of the form where one asked for it. */
type Refund = {
  id: string;
  isAsked: boolean;
  amount: number;
  state: RefundState | null;
  known: RefundState | null;
};

type Dispute = { id: string; amount: number; state: DisputeState; known: DisputeState | null };

/** A card payment at Stripe, with every word that Stripe could have said of it so far. */
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

/** What of a charge the ledger holds, by what was told here. */
function bookedOf({ isKnown, amount, refunds, dispute }: Charge): number {
  if (!isKnown) return 0;
  const back = refunds.filter(({ known }) => moved.includes(known));
  return (
    amount - sum(back.map((each) => each.amount)) - (dispute?.known === 'lost' ? dispute.amount : 0)
  );
}

const askedOf = ({ refunds }: Charge) =>
  sum(refunds.filter(({ known }) => known === 'asked').map(({ amount }) => amount));

/** What of an invoice's credit is used on its client's other one. */
function usedOf(doc: Doc, other: Doc): number {
  const used = other.entries.filter(({ from, isBack }) => from === doc && !isBack);
  return sum(used.map(({ amount }) => amount));
}

/** What was paid on an invoice. */
export function paidOf(doc: Doc, other: Doc): number {
  const standing = doc.entries.filter(({ isBack }) => !isBack);
  return (
    sum(standing.map(({ amount }) => amount)) + sum(doc.charges.map(bookedOf)) - usedOf(doc, other)
  );
}

/** What of its credit can be used on the other one. */
export function creditOf(doc: Doc, other: Doc): number {
  return Math.max(0, paidOf(doc, other) - doc.total - sum(doc.charges.map(askedOf)));
}

/** What can be refunded of one of its charges. */
export function refundableOf(charge: Charge, doc: Doc, other: Doc): number {
  if (!charge.isKnown) return 0;
  const ofInvoice =
    sum(doc.charges.map(bookedOf)) - sum(doc.charges.map(askedOf)) - usedOf(doc, other);
  return Math.max(0, Math.min(bookedOf(charge) - askedOf(charge), ofInvoice));
}

/** When it is due next: its first step that is not paid. */
export function nextDueOf(doc: Doc, other: Doc): string | null {
  let upTo = 0;
  for (const { amount, due } of doc.schedule ?? []) {
    upTo += amount;
    if (upTo > paidOf(doc, other)) return due;
  }
  return null;
}

/** Lets Stripe say what holds for a charge now; the word may be told at once, later, or after newer ones. */
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

/** Takes a word of Stripe's as it is told here: whatever its age, it takes nothing back that is known. */
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

/** What of a charge Stripe itself would still give back. */
export function leftAtStripe({ amount, refunds, dispute }: Charge): number {
  const back = refunds.filter(({ state }) => state !== null && state !== 'failed');
  return (
    amount - sum(back.map((each) => each.amount)) - (dispute?.state === 'lost' ? dispute.amount : 0)
  );
}

/**
 * What Stripe says of a seller's account: its form is not finished, Stripe wants more before it
 * takes cards, it takes cards, the seller has taken our access back there.
 */
export const accountStates = ['unfinished', 'restricted', 'ready', 'withdrawn'] as const;
export type AccountState = (typeof accountStates)[number];

/**
 * What became of one try to pay by card: not at Stripe yet, a page to pay at, paid by a way that takes its days, paid, not
 * paid after all, given up.
 */
export const attemptStates = ['new', 'open', 'processing', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Of what Stripe holds for a try, what is not as we stored it; then nothing of it is booked. */
export const mismatches = ['account', 'amount', 'currency'] as const;
export type Mismatch = (typeof mismatches)[number];

/** A client's dispute with the seller: undecided, or decided for or against the seller. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * A refund of a card payment: Stripe has not said that it moves money, its money is under way, it arrived, it came to nothing or
 * came back.
 */
export const refundStates = ['asked', 'pending', 'made', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Whether a seller takes cards through their account at Stripe: then no link is needed, nor any other way to pay. */
export function isReady(account: { state: string } | null | undefined): boolean {
  return account?.state === 'ready';
}

/**
 * States of a seller's Stripe account: onboarding unfinished, more information required, ready to accept cards, access
 * revoked by the seller.
 */
export const accountStates = ['unfinished', 'restricted', 'ready', 'withdrawn'] as const;
export type AccountState = (typeof accountStates)[number];

/**
 * States of one attempt to pay by card: not at Stripe yet, checkout open, processing by a slow payment method, paid,
 * failed, given up.
 */
export const attemptStates = ['new', 'open', 'processing', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** How Stripe's session can differ from what we stored for the attempt; nothing is recorded then. */
export const mismatches = ['account', 'amount', 'currency'] as const;
export type Mismatch = (typeof mismatches)[number];

/** States of a client's dispute: open, or decided for or against the seller. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** States of a card refund: requested but not confirmed by Stripe, pending, arrived, failed or returned. */
export const refundStates = ['asked', 'pending', 'made', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Whether a seller accepts cards through their Stripe account, so no payment link or other method is needed. */
export function isReady(account: { state: string } | null | undefined): boolean {
  return account?.state === 'ready';
}

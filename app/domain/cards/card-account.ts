import * as z from 'zod/mini';
import type { CurrencyCode } from '#app/domain/money/money.ts';

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

/** A seller's Stripe account as shown to them; `disconnected` either here or at Stripe. */
export type CardAccount = {
  state: Exclude<AccountState, 'withdrawn'> | 'disconnected';
  /** What Stripe requires before the seller can accept cards. */
  wants: CardWant[];
};

/** The kinds of Stripe requirements for which we have texts. */
const wantKinds = ['terms', 'document', 'bank', 'person', 'business', 'elsewhere'] as const;
type CardWant = (typeof wantKinds)[number];

/**
 * Patterns that map Stripe's requirement codes (docs.stripe.com/api/v2/core/accounts) to kinds; the first match wins.
 */
const marks: [mark: RegExp, kind: CardWant][] = [
  [/terms_of_service/, 'terms'],
  [/document|verification/, 'document'],
  [/external_account|bank|payout/, 'bank'],
  [/individual|person|representative|owner|director/, 'person'],
  [/business|company|profile|statement_descriptor|mcc|support|url/, 'business'],
];

const rowSchema = z.lazy(() =>
  z.object({
    state: z.enum(accountStates),
    wants: z.array(z.string()),
    isStopped: z.coerce.boolean(),
  }),
);

/**
 * Parses an account from its database row.
 * @throws when the row is malformed
 */
export function parseCardAccount(row: unknown): CardAccount {
  const { state, wants, isStopped } = rowSchema.parse(row);
  const kinds = new Set(wants.map(kindOf));
  return {
    state: state === 'withdrawn' || isStopped ? 'disconnected' : state,
    wants: wantKinds.filter((kind) => kinds.has(kind)),
  };
}

function kindOf(want: string): CardWant {
  return marks.find(([mark]) => mark.test(want))?.[1] ?? 'elsewhere';
}

/**
 * Stripe's minimum charges in minor units by payout currency
 * (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). A seller paid out in another currency may have a
 * higher minimum, which Stripe enforces.
 */
const minMinor: Record<CurrencyCode, number> = {
  USD: 50,
  EUR: 50,
  GBP: 30,
  JPY: 50,
  CHF: 50,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  SEK: 300,
  NOK: 300,
  DKK: 250,
  PLN: 200,
  CZK: 1500,
  HUF: 17_500,
  SGD: 50,
  HKD: 400,
  MXN: 1000,
  BRL: 50,
  INR: 50,
  ZAR: 50,
};

/**
 * Stripe's maximum charge for most cards in minor units (same page); networks and other methods may allow less, which
 * Stripe enforces.
 */
const maxMinor = 999_999_999_999;

/** Whether Stripe accepts an amount (minor units). */
export function canCharge(amountMinor: number, currency: CurrencyCode): boolean {
  return amountMinor >= minMinor[currency] && amountMinor <= maxMinor;
}

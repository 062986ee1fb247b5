import * as z from 'zod/mini';
import { type AccountState, accountStates } from './card-states.ts';

/** A seller's Stripe account as shown to them; `disconnected` either here or at Stripe. */
export type CardAccount = {
  state: Exclude<AccountState, 'withdrawn'> | 'disconnected';
  /** What Stripe requires before the seller can accept cards. */
  wants: CardWant[];
};

/** The kinds of Stripe requirements for which we have texts. */
const wantKinds = ['terms', 'document', 'bank', 'person', 'business', 'elsewhere'] as const;
export type CardWant = (typeof wantKinds)[number];

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

const rowShape = z.lazy(() =>
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
  const { state, wants, isStopped } = rowShape.parse(row);
  const kinds = new Set(wants.map(kindOf));
  return {
    state: state === 'withdrawn' || isStopped ? 'disconnected' : state,
    wants: wantKinds.filter((kind) => kinds.has(kind)),
  };
}

function kindOf(want: string): CardWant {
  return marks.find(([mark]) => mark.test(want))?.[1] ?? 'elsewhere';
}

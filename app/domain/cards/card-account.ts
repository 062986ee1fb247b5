import * as z from 'zod/mini';
import { type AccountState, accountStates } from './card-states.ts';

/** What a seller is told of their account at Stripe: `disconnected` here or there. */
export type CardAccount = {
  state: Exclude<AccountState, 'withdrawn'> | 'disconnected';
  /** What Stripe wants of them before it takes cards. */
  wants: CardWant[];
};

/** What Stripe wants, in kinds that have words of ours. */
const wantKinds = ['terms', 'document', 'bank', 'person', 'business', 'elsewhere'] as const;
export type CardWant = (typeof wantKinds)[number];

/** The kinds by what stands in Stripe's codes (docs.stripe.com/api/v2/core/accounts), the first that fits. */
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
 * An account as its row says.
 * @throws for what is no such row
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

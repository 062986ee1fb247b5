import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { StripeRefusal } from '../refusal.ts';
import type { StripeState } from '../stripe-state.ts';
import type { Wire } from '../wire.ts';
import type { ConnectEvent } from './connect-events.ts';
import type { PaymentSession } from './payment-sessions.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './payments.ts';

/** What Stripe asks of everyone who begins. */
export const firstWants = [
  'identity.attestations.terms_of_service.account',
  'identity.individual.date_of_birth',
  'external_account',
];
/** What it asks later of some. */
export const laterWants = ['identity.individual.documents.primary_verification'];

/** One seller's account at the fake, with all that happened on it. */
export type ConnectedAccount = {
  id: string;
  email: string | null;
  name: string | null;
  created: number;
  metadata: Record<string, string>;
  /** `card_payments` of the merchant's configuration. */
  status: 'active' | 'restricted';
  wants: string[];
  /** The seller took the platform's access back. */
  isWithdrawn: boolean;
  /** Whether refunds are covered: at once, from the seller's bank in some days, or not at all. */
  balance: 'full' | 'low' | 'empty';
  /** Where each way into the form leads back, by its token. */
  links: [token: string, link: AccountLink][];
  /** What each hosted page says is sold, by the session's id. */
  titles: Record<string, string>;
  objects: {
    'checkout.session': Map<string, PaymentSession>;
    payment_intent: Map<string, PaymentIntent>;
    charge: Map<string, Charge>;
    refund: Map<string, Refund>;
    dispute: Map<string, Dispute>;
    event: Map<string, ConnectEvent>;
  };
};

type AccountLink = { returnUrl: string; refreshUrl: string };

/** A new account that takes no money yet; `now` is seconds. */
export function openConnectedAccount(
  state: StripeState,
  facts: Pick<ConnectedAccount, 'email' | 'name' | 'metadata'>,
  now: number,
): ConnectedAccount {
  const account: ConnectedAccount = {
    id: `acct_1${randomBytes(8).toString('hex')}`,
    ...facts,
    created: now,
    status: 'restricted',
    wants: [...firstWants],
    isWithdrawn: false,
    balance: 'full',
    links: [],
    titles: {},
    objects: {
      'checkout.session': new Map(),
      payment_intent: new Map(),
      charge: new Map(),
      refund: new Map(),
      dispute: new Map(),
      event: new Map(),
    },
  };
  state.connected.set(account.id, account);
  return account;
}

/**
 * A connected account that the platform may still act for.
 * @throws StripeRefusal as Stripe words it, whether it never was or its access was taken back
 */
export function findConnected(state: StripeState, id: string): ConnectedAccount {
  const account = state.connected.get(id);
  if (account && !account.isWithdrawn) return account;
  throw new StripeRefusal(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** An account as Accounts v2 answers it; parts that were not asked for are null. */
export function drawAccount(account: ConnectedAccount, include: readonly string[]) {
  const { id, email, name, created, metadata, status, wants } = account;
  return {
    id,
    object: 'v2.core.account' as const,
    applied_configurations: ['merchant' as const],
    closed: false,
    contact_email: email ?? undefined,
    created: new Date(created * 1000).toISOString(),
    dashboard: 'full' as const,
    display_name: name ?? undefined,
    livemode: false,
    metadata,
    configuration: include.includes('configuration.merchant')
      ? {
          merchant: {
            applied: true,
            capabilities: { card_payments: { status, status_details: [] } },
          },
        }
      : undefined,
    requirements: include.includes('requirements')
      ? {
          entries: wants.map((description) => ({
            description,
            awaiting_action_from: 'user' as const,
            errors: [],
            impact: {},
            minimum_deadline: { status: 'currently_due' as const },
            requested_reasons: [{ code: 'routine_onboarding' as const }],
          })),
        }
      : undefined,
  } satisfies Wire<Stripe.V2.Core.Account>;
}

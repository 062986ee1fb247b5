import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { StripeRefusal } from '../refusal.ts';
import type { StripeState } from '../stripe-state.ts';
import type { Wire } from '../wire.ts';
import type { ConnectEvent } from './connect-events.ts';
import type { PaymentSession } from './payment-sessions.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './payments.ts';

/** Stripe's initial requirements for every account. */
export const firstWants = [
  'identity.attestations.terms_of_service.account',
  'identity.individual.date_of_birth',
  'external_account',
];
/** Requirements that some accounts get later. */
export const laterWants = ['identity.individual.documents.primary_verification'];

/** A seller's account at the fake with everything that happened on it. */
export type ConnectedAccount = {
  id: string;
  email: string | null;
  name: string | null;
  created: number;
  metadata: Record<string, string>;
  /** `card_payments` of the merchant configuration. */
  status: 'active' | 'restricted';
  wants: string[];
  /** The seller revoked the platform's access. */
  isWithdrawn: boolean;
  /**
   * Whether refunds are covered: immediately, from the seller's bank within days, or not at all.
   */
  balance: 'full' | 'low' | 'empty';
  /** The links into the onboarding form, by token. */
  links: [token: string, link: AccountLink][];
  /** The product title on each hosted page, by session id. */
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

/** Creates an account that can't accept payments yet; `now` in seconds. */
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
 * Finds a connected account that the platform has access to.
 * @throws StripeRefusal as Stripe words it, whether the account never existed or access was revoked
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

/** An account as Accounts v2 returns it; parts that weren't included are null. */
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

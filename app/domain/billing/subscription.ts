import type { SubscriptionStatus } from './allowance.ts';
import { type BillingInterval, type PlanName, planNames } from './plans.ts';

/** The stores where a subscription can be bought and is managed. */
export const subscriptionSources = ['stripe', 'app_store'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** A user's subscription as a provider reports it, in our terms. */
export type SubscriptionSnapshot = {
  source: SubscriptionSource;
  /** `free`: never paid, refunded, revoked. */
  status: SubscriptionStatus;
  /** The provider's product id. */
  productId: string;
  plan: PlanName;
  interval: BillingInterval;
  /** `YYYY-MM-DD` (UTC), the day from which monthly periods are counted. */
  startDay: string;
  /** End of the paid time (ms); for `past_due`, when the unpaid time began; null when it has no end. */
  endMs: number | null;
  /** Stripe's subscription id, or Apple's original transaction id. */
  reference: string;
  /** Bought in the App Store Sandbox, so nothing is charged. Absent for real purchases. */
  isSandbox?: boolean;
  /** Other renewing subscriptions of the same customer at the same provider; absent when there are none. */
  others?: readonly RenewingReference[];
};

/** A renewing subscription and its provider id. */
type RenewingReference = { reference: string; plan: PlanName };

/** A renewing subscription and where it was bought. */
export type RenewingPlan = { source: SubscriptionSource; plan: PlanName };

/** Whether a plan with this status will be charged again; overdue payments count. */
function renews(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

/** Lists everything in a snapshot that will be charged again; Sandbox purchases don't count. */
export function renewingOf(snapshot: SubscriptionSnapshot | null): readonly RenewingReference[] {
  if (!snapshot || snapshot.isSandbox) return [];
  const others = snapshot.others ?? [];
  return renews(snapshot.status) ? [snapshot, ...others] : others;
}

/** Statuses of a Stripe subscription (docs.stripe.com/api/subscriptions/object, `status`). */
export const stripeStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
type StripeStatus = (typeof stripeStatuses)[number];

/** One of a customer's subscriptions in Stripe; instants are epoch milliseconds. */
export type ListedSubscription = {
  id: string;
  /** `unknown` is a status that Stripe introduced later. */
  status: StripeStatus | 'unknown';
  productId: string;
  plan: PlanName;
  interval: BillingInterval;
  startMs: number;
  /** From the subscription item: since Stripe API version Basil, the subscription itself has no period. */
  periodStartMs: number;
  periodEndMs: number;
  /** The scheduled end; the portal sets either this or `cancelsAtPeriodEnd`. */
  cancelAtMs: number | null;
  cancelsAtPeriodEnd: boolean;
  endedMs: number | null;
  /** When the oldest unpaid invoice was created; null when there is none. */
  unpaidSinceMs: number | null;
};

/**
 * Picks the subscription that determines the plan: active before ending, unpaid and ended; among active ones, the
 * larger plan, then the one that lasts longest.
 * @returns null when nothing was ever paid: an open or failed first payment is not a subscription
 */
export function chooseSubscription(
  listed: readonly ListedSubscription[],
): SubscriptionSnapshot | null {
  const candidates = listed.flatMap((each) => restate(each) ?? []);
  candidates.sort(
    (one, other) =>
      other.rank - one.rank ||
      (one.rank >= rankOfEnding
        ? planNames.indexOf(other.plan) - planNames.indexOf(one.plan)
        : 0) ||
      other.endMs - one.endMs ||
      other.startMs - one.startMs ||
      (one.reference < other.reference ? -1 : 1),
  );
  const [best, ...rest] = candidates;
  if (!best) return null;
  const { rank: _rank, startMs: _startMs, ...snapshot } = best;
  const others = rest
    .filter(({ status }) => renews(status))
    .map(({ reference, plan }) => ({ reference, plan }));
  return others.length > 0 ? { ...snapshot, others } : snapshot;
}

const rankOfEnding = 3;

type Candidate = SubscriptionSnapshot & { endMs: number; startMs: number; rank: number };

function restate(subscription: ListedSubscription): Candidate | null {
  const { status, periodStartMs, periodEndMs, startMs, cancelAtMs } = subscription;
  const { productId, plan, interval, id: reference } = subscription;
  const startDay = new Date(startMs).toISOString().slice(0, 10);
  const source = 'stripe' as const;
  const common = { source, productId, plan, interval, startDay, reference, startMs, rank: 0 };
  switch (status) {
    case 'active':
    case 'trialing': {
      const isEnding = subscription.cancelsAtPeriodEnd || cancelAtMs !== null;
      if (!isEnding) return { ...common, status, endMs: periodEndMs, rank: rankOfEnding + 1 };
      const endMs = cancelAtMs ?? periodEndMs;
      return { ...common, status: 'cancelled', endMs, rank: rankOfEnding };
    }
    case 'past_due':
    case 'unpaid': {
      // Periods continue without payment, so the grace period must not restart with each.
      const endMs = Math.min(periodStartMs, subscription.unpaidSinceMs ?? periodStartMs);
      return { ...common, status: 'past_due', endMs, rank: status === 'past_due' ? 2 : 1 };
    }
    case 'canceled':
      return { ...common, status: 'cancelled', endMs: subscription.endedMs ?? periodEndMs };
    case 'paused':
    case 'unknown':
      // The paid time is kept; nothing is added.
      return { ...common, status: 'cancelled', endMs: subscription.endedMs ?? periodEndMs };
    case 'incomplete':
    case 'incomplete_expired':
      return null;
    default:
      return status satisfies never;
  }
}

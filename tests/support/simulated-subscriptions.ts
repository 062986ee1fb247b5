import { type BillingInterval, planNames } from '#app/domain/billing/plans.ts';
import type { SubscriptionSnapshot, SubscriptionSource } from '#app/domain/billing/subscription.ts';
import { dayMs } from './sample-subscription.ts';
import type { SeededRandom } from './shuffled-deliveries.ts';

/** A user's purchases at a provider, oldest first. */
export type SimulatedUser = {
  userId: string;
  customerId: string;
  bought: SubscriptionSnapshot[];
  /** When the provider last signed something about each purchase, by reference. */
  signed: Map<string, number>;
};

const lengthMs: Record<BillingInterval, number> = { monthly: 30 * dayMs, yearly: 365 * dayMs };
let purchases = 0;

/**
 * Applies a random event to a subscription: purchase, renewal, failed payment, late payment, change, cancellation,
 * reactivation, end, or a new purchase; in the App Store also a refund, or a purchase with another Apple account. Each
 * purchase gets the next number in its reference, as Apple's do.
 * @param now the provider's clock, ms
 * @returns the current state of the purchase
 */
export function changeSubscription(
  person: SimulatedUser,
  source: SubscriptionSource,
  now: number,
  random: SeededRandom,
): SubscriptionSnapshot {
  const last = person.bought.at(-1);
  const next =
    last && isRunning(last, now) ? goOn(last, now, random) : buy(last, source, now, random);
  if (last?.reference === next.reference) person.bought.pop();
  person.bought.push(next);
  return next;
}

function isRunning({ status, endMs }: SubscriptionSnapshot, now: number): boolean {
  return status !== 'free' && (status !== 'cancelled' || (endMs ?? now) > now);
}

function buy(
  last: SubscriptionSnapshot | undefined,
  source: SubscriptionSource,
  now: number,
  random: SeededRandom,
): SubscriptionSnapshot {
  purchases += 1;
  const plan = planNames[random(planNames.length)] ?? 'Basic';
  const interval = random(3) === 0 ? 'yearly' : 'monthly';
  const staysOne = source === 'app_store' && last !== undefined && random(4) > 0;
  const reference = staysOne ? last.reference : `${source}_${100_000_000 + purchases}`;
  return {
    source,
    plan,
    interval,
    reference,
    status: 'active',
    productId: `${source}_${plan}_${interval}`,
    startDay: new Date(now).toISOString().slice(0, 10),
    endMs: now + lengthMs[interval],
  };
}

function goOn(
  snapshot: SubscriptionSnapshot,
  now: number,
  random: SeededRandom,
): SubscriptionSnapshot {
  const endMs = snapshot.endMs ?? now;
  const renewed = { ...snapshot, status: 'active', endMs: Math.max(endMs, now) + dayMs } as const;
  const ended = { ...snapshot, status: 'cancelled', endMs: now } as const;
  if (snapshot.source === 'app_store' && random(12) === 0) return { ...snapshot, status: 'free' };
  switch (snapshot.status) {
    case 'past_due':
      return random(3) > 0 ? renewed : ended;
    case 'cancelled':
      return random(2) === 0 ? { ...snapshot, status: 'active' } : ended;
    default: {
      const plan = planNames[random(planNames.length)] ?? 'Basic';
      const ways = [
        renewed,
        { ...snapshot, status: 'past_due', endMs: now } as const,
        { ...snapshot, status: 'cancelled' } as const,
        { ...snapshot, plan, productId: `${snapshot.source}_${plan}_${snapshot.interval}` },
        ended,
      ];
      return ways[random(ways.length)] ?? ended;
    }
  }
}

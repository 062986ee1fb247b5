import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import { applySubscription } from '#app/features/billing/server/refresh-subscription.server.ts';
import type { Database } from '#db/client.server.ts';
import { billingNow } from './sample-subscription.ts';

/** Applies providers' snapshots of plans to this database, at the time of the billing tests. */
export function providerWords(db: Database) {
  return {
    /** A Stripe snapshot, in the order of its sequence numbers; `event` is the id of its event. */
    fromStripe: (
      userId: string,
      snapshot: SubscriptionSnapshot | null,
      sequence: number,
      event: string | null = null,
    ) =>
      applySubscription(db, {
        userId,
        snapshot,
        source: 'stripe',
        order: { sequence },
        now: billingNow,
        event: event === null ? null : { source: 'stripe', id: event },
      }),
    /** An App Store snapshot, in the order of its signing times. */
    fromStore: (
      userId: string,
      snapshot: SubscriptionSnapshot,
      signedMs: number,
      event: string | null = null,
    ) =>
      applySubscription(db, {
        userId,
        snapshot,
        source: 'app_store',
        order: { signedMs },
        now: billingNow,
        event: event === null ? null : { source: 'app_store', id: event },
      }),
  };
}

/**
 * Returns a Stripe client that answers with a snapshot per customer, null by default; `asked` lists the requested
 * customers in order.
 */
export function stripeAnswering(snapshotOf: (customerId: string) => SubscriptionSnapshot | null) {
  const asked: string[] = [];
  return {
    asked,
    closeCheckouts: async () => undefined,
    fetchSnapshot: async ({ customerId }: { customerId: string }) => {
      asked.push(customerId);
      return snapshotOf(customerId);
    },
  };
}

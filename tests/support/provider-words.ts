import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import { applySubscription } from '#app/features/billing/server/apply-subscription.server.ts';
import type { Database } from '#db/client.server.ts';
import { billingNow } from './sample-subscription.ts';

/** What the providers say of plans, as it is applied to this database at the instant of the billing tests. */
export function providerWords(db: Database) {
  return {
    /** A word of Stripe, in the order of its sequences; `event` is the id of the event that brought it. */
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
    /** A word of the App Store, in the order of its signatures. */
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

/** Stripe as it answers for each customer, nothing unless told; `asked` is whom it was asked about, in order. */
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

import type { SubscriptionTruth } from '#app/domain/billing/subscription.ts';
import type { Database } from '#db/client.server.ts';
import {
  type ProviderEvent,
  type SubscriptionWord,
  writeSubscription,
} from '#db/queries/apply-subscription.server.ts';

/** What a provider said of a user, as it is to be applied. */
export type SubscriptionNews = {
  userId: string;
  /** The event that brought it: each is worked on once. Null when we asked by ourselves. */
  event: ProviderEvent | null;
  /** Milliseconds since the epoch. */
  now: number;
} & (
  | {
      source: 'stripe';
      /** Null: nothing is bought there. */
      truth: SubscriptionTruth | null;
      /** Taken before Stripe was asked. */
      order: { ticket: number };
    }
  | {
      source: 'app_store';
      truth: SubscriptionTruth;
      /** When Apple signed it, ms. */
      order: { signedMs: number };
    }
);

/**
 * `superseded`: something newer stands already. `duplicate`: the event had been worked on. `refused`: a plan bought
 * elsewhere is in force, or the purchase belongs to somebody else.
 */
export type ApplyOutcome = 'applied' | 'superseded' | 'duplicate' | 'refused';

/**
 * The one verb in which Stripe, the App Store and every check end: writes the plan that a provider speaks of, with the
 * event's id, in one atomic write. Words may come in any order, as often as they like: the newest stands.
 *
 * Throws when the database cannot be asked; applying the same again is always safe.
 */
export async function applySubscription(
  db: Database,
  news: SubscriptionNews,
): Promise<ApplyOutcome> {
  const facts = await writeSubscription(db, wordOf(news));
  if (facts.isDuplicate) return 'duplicate';
  if (facts.isApplied) return 'applied';
  if (facts.isOthers) return 'refused';
  return facts.isNewest && facts.isElsewhere ? 'refused' : 'superseded';
}

function wordOf(news: SubscriptionNews): SubscriptionWord {
  const { userId, event, now } = news;
  return news.source === 'stripe'
    ? { userId, event, now, source: news.source, truth: news.truth, ticket: news.order.ticket }
    : { userId, event, now, source: news.source, truth: news.truth, signedMs: news.order.signedMs };
}

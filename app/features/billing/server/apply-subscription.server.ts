import type { Database } from '#db/client.server.ts';
import {
  type SubscriptionChange,
  writeSubscription,
} from '../queries/apply-subscription.server.ts';

/**
 * `unchanged`: the row said it already. `superseded`: something newer stands already. `duplicate`: the event had been
 * worked on. `refused`: a plan bought elsewhere is in force, or the purchase belongs to another user.
 */
export type ApplyOutcome = 'applied' | 'unchanged' | 'superseded' | 'duplicate' | 'refused';

/**
 * The one verb in which Stripe, the App Store and every check end: writes the plan that a provider speaks of, with the
 * event's id, in one atomic write. Words may come in any order, as often as they like: the newest stands.
 *
 * Throws when the database cannot be asked; applying the same again is always safe.
 */
export async function applySubscription(
  db: Database,
  change: SubscriptionChange,
): Promise<ApplyOutcome> {
  const facts = await writeSubscription(db, change);
  if (facts.isDuplicate) return 'duplicate';
  if (facts.isApplied) return 'applied';
  if (facts.isOthers) return 'refused';
  if (!facts.isNewest) return 'superseded';
  if (facts.isSaid) return 'unchanged';
  return facts.isElsewhere ? 'refused' : 'superseded';
}

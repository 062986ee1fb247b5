import type { Database } from '#db/client.server.ts';
import {
  type SubscriptionChange,
  writeSubscription,
} from '../queries/apply-subscription.server.ts';

/**
 * `unchanged`: the row already matched. `superseded`: something newer was already applied. `duplicate`: the event had
 * already been handled. `refused`: a plan bought elsewhere is in force, or the purchase belongs to another user.
 */
export type ApplyOutcome = 'applied' | 'unchanged' | 'superseded' | 'duplicate' | 'refused';

/**
 * Writes the plan that a provider reports, with the event's id, in one atomic write. Used for Stripe, the App Store and
 * every check. Reports may arrive in any order and any number of times: the newest wins.
 *
 * Throws if the database is unavailable; applying the same report again is always safe.
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

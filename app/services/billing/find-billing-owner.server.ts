import type { Database } from '#db/client.server.ts';
import { type BillingOwner, selectBillingOwner } from '#db/queries/billing/billing-rows.server.ts';

/**
 * Whose a provider's word is. The customer or the original transaction that a row knows comes first; the user id that we
 * gave the provider serves where no row knows its customer yet.
 * @returns null when none of our users is meant
 */
export function findBillingOwner(
  db: Database,
  keys: { customerId?: string | null; userId?: string | null; reference?: string | null },
): Promise<BillingOwner | null> {
  return selectBillingOwner(db, keys);
}

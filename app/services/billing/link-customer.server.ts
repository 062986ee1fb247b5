import type { Database } from '#db/client.server.ts';
import { setStripeCustomer } from '#db/queries/billing/billing-rows.server.ts';

/**
 * Lets a user's row know their customer at Stripe; sent again it says the same. No user's customer is ever replaced.
 * @returns `other` when the user has another customer, or the customer is another user's
 */
export async function linkCustomer(
  db: Database,
  link: { userId: string; customerId: string },
): Promise<'linked' | 'other'> {
  return (await setStripeCustomer(db, link)) ? 'linked' : 'other';
}

import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { Database } from '#db/client.server.ts';
import { findBillingOwner } from '#db/queries/billing/billing-rows.server.ts';
import type { UserSettings } from '#db/queries/settings/settings-row.server.ts';

/**
 * Makes the page where a plan that was bought on the web is changed, paid and cancelled.
 * @param order.returnUrl where it leads back to
 * @throws when Stripe or the database cannot be asked
 */
export async function openPortal(
  db: Database,
  stripe: Pick<StripeClient, 'createPortal'>,
  order: { settings: UserSettings; returnUrl: string; now: number },
) {
  const { settings, returnUrl, now } = order;
  const isHeld = isEntitled(planState(settings, now));
  if (isHeld && settings.subscriptionSource === 'app_store')
    return { outcome: 'app-store-plan' as const };
  const owner = await findBillingOwner(db, { userId: settings.userId });
  const customerId = owner?.stripeCustomerId;
  if (!customerId) return { outcome: 'no-customer' as const };
  return { outcome: 'made' as const, url: await stripe.createPortal({ customerId, returnUrl }) };
}

// @covers decisions-3.9

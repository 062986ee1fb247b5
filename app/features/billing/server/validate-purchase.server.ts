import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { AppStoreClient } from '#app/domain/billing/app-store-snapshot.ts';
import type { Database } from '#db/client.server.ts';
import { findBillingOwner } from '../queries/billing-rows.server.ts';
import { applyAppStore, type CheckoutCloser } from './refresh-subscription.server.ts';

/**
 * The result of a purchase: `valid`, whether the row is new or already matched; `elsewhere`: a plan bought on the web
 * is in force; `refused`: nothing has changed.
 */
export type PurchaseValidation =
  | { outcome: 'valid'; isNew: boolean }
  | { outcome: 'elsewhere' }
  | {
      outcome: 'refused';
      reason: 'unknown' | 'not-yours' | 'other-product' | 'revoked' | 'expired';
    };

/**
 * Grants a new or restored App Store purchase: asks the App Store for its state, and accepts it only for the user named
 * by the purchase. The first user it was granted to keeps it.
 * @param claim.transactionId any transaction of the subscription
 * @param claim.now milliseconds since the epoch
 * @param claim.reportError gets the reason why a Stripe checkout page stays open
 * @throws if the App Store or the database is unavailable
 */
export async function validatePurchase(
  db: Database,
  {
    appStore,
    stripe,
  }: { appStore: Pick<AppStoreClient, 'fetchTransaction'>; stripe: CheckoutCloser },
  claim: {
    userId: string;
    transactionId: string;
    productId: string;
    now: number;
    reportError: (error: unknown) => void;
  },
): Promise<PurchaseValidation> {
  const { userId, now } = claim;
  const found = await appStore.fetchTransaction(claim.transactionId);
  if (!found) return { outcome: 'refused', reason: 'unknown' };
  const { snapshot, signedMs } = found;
  if (found.userId !== userId) return { outcome: 'refused', reason: 'not-yours' };
  if (snapshot.productId !== claim.productId)
    return { outcome: 'refused', reason: 'other-product' };
  if (snapshot.status === 'free') return { outcome: 'refused', reason: 'revoked' };
  const standing = { subscriptionStatus: snapshot.status, subscriptionEndMs: snapshot.endMs };
  if (!isEntitled(planState(standing, now))) return { outcome: 'refused', reason: 'expired' };
  const order = { signedMs };
  const change = { userId, source: 'app_store' as const, snapshot, order, event: null, now };
  const applied = await applyAppStore(db, stripe, change, claim.reportError);
  if (applied !== 'refused') return { outcome: 'valid', isNew: applied === 'applied' };
  const owner = await findBillingOwner(db, { reference: snapshot.reference });
  if (owner && owner.userId !== userId) return { outcome: 'refused', reason: 'not-yours' };
  return { outcome: 'elsewhere' };
}

import * as z from 'zod/mini';
import { pastDueGraceMs } from './allowance.ts';
import type { AppStoreProduct } from './plan-ids.ts';
import type { SubscriptionSnapshot } from './subscription.ts';

/**
 * What we read of a transaction that Apple signed, in Apple's words (`JWSTransactionDecodedPayload`). Instants in ms.
 */
export const appStoreTransactionShape = z.lazy(() =>
  z.object({
    transactionId: z.string(),
    originalTransactionId: z.string(),
    productId: z.string(),
    type: z.optional(z.string()),
    inAppOwnershipType: z.optional(z.string()),
    originalPurchaseDate: z.number(),
    expiresDate: z.optional(z.number()),
    revocationDate: z.optional(z.number()),
    isUpgraded: z.optional(z.boolean()),
    offerDiscountType: z.optional(z.string()),
    appAccountToken: z.optional(z.string()),
    signedDate: z.number(),
  }),
);
export type AppStoreTransaction = z.infer<typeof appStoreTransactionShape>;

/** What we read of a renewal that Apple signed (`JWSRenewalInfoDecodedPayload`). Instants in ms. */
export const appStoreRenewalShape = z.lazy(() =>
  z.object({
    originalTransactionId: z.string(),
    autoRenewStatus: z.optional(z.number()),
    isInBillingRetryPeriod: z.optional(z.boolean()),
    gracePeriodExpiresDate: z.optional(z.number()),
    recentSubscriptionStartDate: z.optional(z.number()),
  }),
);
export type AppStoreRenewal = z.infer<typeof appStoreRenewalShape>;

/**
 * What a transaction and the renewal behind it mean for us; null when it is no subscription of ours: another product,
 * a single purchase, or one that the family of the buyer shares.
 */
export function readAppStoreSnapshot(
  transaction: AppStoreTransaction,
  renewal: AppStoreRenewal | null,
  products: readonly AppStoreProduct[],
): SubscriptionSnapshot | null {
  const product = products.find(({ productId }) => productId === transaction.productId);
  const { expiresDate } = transaction;
  if (!product || expiresDate === undefined) return null;
  if (transaction.type !== 'Auto-Renewable Subscription') return null;
  // A family-shared purchase has no bill of its own.
  if (transaction.inAppOwnershipType === 'FAMILY_SHARED') return null;
  // Renewals and upgrades don't move the start, a long lapse does.
  const startMs = renewal?.recentSubscriptionStartDate ?? transaction.originalPurchaseDate;
  return {
    source: 'app_store',
    ...product,
    startDay: new Date(startMs).toISOString().slice(0, 10),
    reference: transaction.originalTransactionId,
    ...standing(transaction, expiresDate, renewal),
  };
}

function standing(
  transaction: AppStoreTransaction,
  expiresDate: number,
  renewal: AppStoreRenewal | null,
): Pick<SubscriptionSnapshot, 'status' | 'endMs'> {
  if (transaction.revocationDate !== undefined) return { status: 'free', endMs: null };
  const graceEnds = renewal?.gracePeriodExpiresDate;
  if (graceEnds !== undefined || renewal?.isInBillingRetryPeriod) {
    // Ours is counted from here; a grace of Apple's that is shorter ends it sooner.
    const unpaidFrom = Math.min(expiresDate, (graceEnds ?? Infinity) - pastDueGraceMs);
    return { status: 'past_due', endMs: unpaidFrom };
  }
  const isOver = expiresDate <= transaction.signedDate;
  if (isOver || renewal?.autoRenewStatus === 0) return { status: 'cancelled', endMs: expiresDate };
  const isTrial = transaction.offerDiscountType === 'FREE_TRIAL';
  return { status: isTrial ? 'trialing' : 'active', endMs: expiresDate };
}

/**
 * Whether the transaction of a notification is the one that decides now. A refund, or a question about one, may be about
 * an earlier transaction of a subscription that runs on; then only the App Store itself can say what holds.
 * @param status of the whole subscription, as the notification gives it: 1 active, 2 expired, 3 billing retry, 4 grace
 *   period, 5 revoked
 */
export function isDecisiveTransaction(
  transaction: AppStoreTransaction,
  status: number | undefined,
): boolean {
  if (transaction.isUpgraded) return false;
  const isRevoked = transaction.revocationDate !== undefined;
  if (status === 5 || isRevoked) return status === 5 && isRevoked;
  const isOver = (transaction.expiresDate ?? 0) <= transaction.signedDate;
  return isOver !== (status === 1);
}

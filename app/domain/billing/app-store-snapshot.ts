import * as z from 'zod/mini';
import { pastDueGraceMs } from './allowance.ts';
import type { AppStoreProduct } from './plan-ids.ts';
import type { SubscriptionSnapshot } from './subscription.ts';

/**
 * Where a purchase was made: App Review, TestFlight and our own test accounts use the Sandbox, which charges nothing.
 * Signatures by Xcode or local tests prove nothing and aren't accepted.
 * https://developer.apple.com/documentation/appstoreservernotifications/environment
 */
export const appStoreEnvironments = ['Production', 'Sandbox'] as const;
export type AppStoreEnvironment = (typeof appStoreEnvironments)[number];

/** A verified App Store server notification (version 2). */
export type AppStoreNotification = {
  /** `notificationUUID`: the same for every delivery; null when Apple sends none. */
  id: string | null;
  /** `notificationType` as sent by Apple. */
  kind: string;
  environment: AppStoreEnvironment;
  /** Values that this code doesn't know yet, such as `status 6`. */
  unknownValues: string[];
  /** When Apple signed it (ms); orders the notifications of one original transaction. */
  signedMs: number;
  /** Null when it concerns none of our subscriptions. */
  snapshot: SubscriptionSnapshot | null;
  /** `appAccountToken`: our user's id; null when the purchase carries none. */
  userId: string | null;
  /** The original transaction's id. */
  reference: string | null;
};

/** The current state of one original transaction in the App Store. */
export type AppStoreSnapshot = {
  snapshot: SubscriptionSnapshot;
  /** `appAccountToken`: our user's id; null when the purchase carries none. */
  userId: string | null;
  /** When Apple signed it, ms. */
  signedMs: number;
};

/** The App Store calls that the product uses. */
export type AppStoreClient = {
  /** @returns `ignored` for another bundle, app or environment; null when it isn't signed by Apple */
  parseNotification(signedPayload: string): Promise<AppStoreNotification | 'ignored' | null>;
  /**
   * @param transactionId any transaction of the subscription, including the original one
   * @param environment where it was bought, if known; otherwise Production is tried before the Sandbox
   * @returns null when the App Store has no such transaction for this app
   * @throws when the App Store can't be reached
   */
  fetchTransaction(
    transactionId: string,
    environment?: AppStoreEnvironment,
  ): Promise<AppStoreSnapshot | null>;
};

/**
 * The fields that we use of a transaction signed by Apple (`JWSTransactionDecodedPayload` of its library, where every
 * field is optional and every enum open). Instants in ms.
 */
export const appStoreTransactionSchema = z.lazy(() =>
  z.object({
    transactionId: z.optional(z.string()),
    originalTransactionId: z.optional(z.string()),
    productId: z.optional(z.string()),
    type: z.optional(z.string()),
    inAppOwnershipType: z.optional(z.string()),
    originalPurchaseDate: z.optional(z.number()),
    expiresDate: z.optional(z.number()),
    revocationDate: z.optional(z.number()),
    isUpgraded: z.optional(z.boolean()),
    offerDiscountType: z.optional(z.string()),
    appAccountToken: z.optional(z.string()),
    signedDate: z.optional(z.number()),
  }),
);
export type AppStoreTransaction = z.infer<typeof appStoreTransactionSchema>;

/** The fields that we use of a renewal signed by Apple (`JWSRenewalInfoDecodedPayload`). Instants in ms. */
export const appStoreRenewalSchema = z.lazy(() =>
  z.object({
    originalTransactionId: z.optional(z.string()),
    autoRenewStatus: z.optional(z.number()),
    isInBillingRetryPeriod: z.optional(z.boolean()),
    gracePeriodExpiresDate: z.optional(z.number()),
    recentSubscriptionStartDate: z.optional(z.number()),
  }),
);
export type AppStoreRenewal = z.infer<typeof appStoreRenewalSchema>;

/** A transaction and its renewal info, signed by Apple in one environment. */
export type AppStoreParts = {
  environment: AppStoreEnvironment;
  transaction: AppStoreTransaction;
  renewal: AppStoreRenewal | null;
};

/**
 * Derives a subscription snapshot from a transaction and its renewal info. Null when it isn't one of our subscriptions:
 * another product, a one-time purchase, a family-shared one, or one without its id, dates or end.
 */
export function parseAppStoreSnapshot(
  { environment, transaction, renewal }: AppStoreParts,
  products: readonly AppStoreProduct[],
): AppStoreSnapshot | null {
  const product = products.find(({ productId }) => productId === transaction.productId);
  const { originalTransactionId: reference, expiresDate, signedDate } = transaction;
  // Renewals and upgrades don't change the start date; a long lapse does.
  const startMs = renewal?.recentSubscriptionStartDate ?? transaction.originalPurchaseDate;
  if (!product || !reference) return null;
  if (expiresDate === undefined || signedDate === undefined || startMs === undefined) return null;
  if (transaction.type !== 'Auto-Renewable Subscription') return null;
  // A family-shared purchase has no bill of its own.
  if (transaction.inAppOwnershipType === 'FAMILY_SHARED') return null;
  const isSandbox = environment === 'Sandbox';
  return {
    snapshot: {
      source: 'app_store',
      ...product,
      startDay: new Date(startMs).toISOString().slice(0, 10),
      reference,
      ...parseStatus(transaction, renewal, { expiresDate, signedDate, isSandbox }),
      isSandbox,
    },
    // User ids are lower-case UUIDs; Swift writes a UUID in capitals.
    userId: transaction.appAccountToken?.toLowerCase() ?? null,
    signedMs: signedDate,
  };
}

function parseStatus(
  transaction: AppStoreTransaction,
  renewal: AppStoreRenewal | null,
  {
    expiresDate,
    signedDate,
    isSandbox,
  }: Record<'expiresDate' | 'signedDate', number> & {
    isSandbox: boolean;
  },
): Pick<SubscriptionSnapshot, 'status' | 'endMs'> {
  if (transaction.revocationDate !== undefined) return { status: 'free', endMs: null };
  const graceEnds = renewal?.gracePeriodExpiresDate;
  if (graceEnds !== undefined || renewal?.isInBillingRetryPeriod) {
    // Our grace period starts here. A shorter one granted by Apple ends it sooner; in the Sandbox only Apple's applies.
    const appleEnds = graceEnds ?? (isSandbox ? expiresDate : Infinity);
    return { status: 'past_due', endMs: Math.min(expiresDate, appleEnds - pastDueGraceMs) };
  }
  const isOver = expiresDate <= signedDate;
  if (isOver || renewal?.autoRenewStatus === 0) return { status: 'cancelled', endMs: expiresDate };
  const isTrial = transaction.offerDiscountType === 'FREE_TRIAL';
  return { status: isTrial ? 'trialing' : 'active', endMs: expiresDate };
}

/** Known `status` values of a notification: active, expired, billing retry, grace period, revoked. */
const knownStatuses = [1, 2, 3, 4, 5];

/**
 * Whether a notification's transaction determines the current state. A refund or refund inquiry may concern an earlier
 * transaction of an active subscription, and a status may be unknown; in both cases the App Store must be asked.
 * @param status of the subscription as given by the notification
 */
export function isDecisiveTransaction(
  transaction: AppStoreTransaction,
  status: number | undefined,
): boolean {
  if (transaction.isUpgraded) return false;
  if (status !== undefined && !knownStatuses.includes(status)) return false;
  const isRevoked = transaction.revocationDate !== undefined;
  if (status === 5 || isRevoked) return status === 5 && isRevoked;
  const isOver = (transaction.expiresDate ?? 0) <= (transaction.signedDate ?? 0);
  return isOver !== (status === 1);
}

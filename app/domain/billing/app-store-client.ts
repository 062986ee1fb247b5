import type { SubscriptionSnapshot } from './subscription.ts';

/** One verified notification of the App Store (server notifications version 2). */
export type AppStoreNotification = {
  /** `notificationUUID`: the same for every sending. */
  id: string;
  /** `notificationType`, as Apple names it. */
  kind: string;
  /** When Apple signed it, ms: orders what is said of one original transaction. */
  signedMs: number;
  /** Null when it is about no subscription of ours. */
  snapshot: SubscriptionSnapshot | null;
  /** `appAccountToken`: our user's id; null when the purchase carries none. */
  userId: string | null;
  /** The original transaction's id. */
  reference: string | null;
};

/** What the App Store says of one original transaction now. */
export type AppStoreSnapshot = {
  snapshot: SubscriptionSnapshot;
  /** `appAccountToken`: our user's id; null when the purchase carries none. */
  userId: string | null;
  /** When Apple signed it, ms. */
  signedMs: number;
};

/** What the product asks of the App Store. */
export type AppStoreClient = {
  /** @returns `ignored` for another bundle, app or environment; null when it is not Apple's */
  readNotification(signedPayload: string): Promise<AppStoreNotification | 'ignored' | null>;
  /**
   * @param transactionId any transaction of the subscription, the original one too
   * @returns null when the App Store has no such transaction for this app
   * @throws when the App Store cannot be asked
   */
  fetchTransaction(transactionId: string): Promise<AppStoreSnapshot | null>;
};

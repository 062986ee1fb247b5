import type { SubscriptionSnapshot } from './subscription.ts';

/**
 * Where something was bought: App Review, TestFlight and the operator's own test accounts buy in the Sandbox, where nothing
 * is charged. What Xcode or a local test signs proves nothing and is in neither.
 * https://developer.apple.com/documentation/appstoreservernotifications/environment
 */
export const appStoreEnvironments = ['Production', 'Sandbox'] as const;
export type AppStoreEnvironment = (typeof appStoreEnvironments)[number];

/** One verified notification of the App Store (server notifications version 2). */
export type AppStoreNotification = {
  /** `notificationUUID`: the same for every sending; null when Apple names none. */
  id: string | null;
  /** `notificationType`, as Apple names it. */
  kind: string;
  environment: AppStoreEnvironment;
  /** Values that Apple may have added since this was written, such as `status 6`. */
  unknownValues: string[];
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
  parseNotification(signedPayload: string): Promise<AppStoreNotification | 'ignored' | null>;
  /**
   * @param transactionId any transaction of the subscription, the original one too
   * @param environment where it was bought, if known; else Production is asked before the Sandbox
   * @returns null when the App Store has no such transaction for this app
   * @throws when the App Store cannot be asked
   */
  fetchTransaction(
    transactionId: string,
    environment?: AppStoreEnvironment,
  ): Promise<AppStoreSnapshot | null>;
};

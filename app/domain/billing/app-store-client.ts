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

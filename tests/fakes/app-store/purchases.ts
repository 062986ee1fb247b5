import { randomInt } from 'node:crypto';
import type {
  AppStoreEnvironment,
  AppStoreRenewal,
  AppStoreTransaction,
} from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreProduct } from '#app/domain/billing/plan-ids.ts';
import type { AppStoreSigner } from './certificate-chain.ts';

/**
 * A subscription of a user's Apple account as the App Store stores it. Times in epoch milliseconds.
 */
export type Purchase = {
  originalTransactionId: string;
  /** All transactions, oldest first; the last one is current. */
  transactionIds: string[];
  product: AppStoreProduct;
  /** `appAccountToken`; null when the app passed none. */
  userId: string | null;
  environment: AppStoreEnvironment;
  ownership: 'PURCHASED' | 'FAMILY_SHARED';
  boughtMs: number;
  expiresMs: number;
  revokedMs: number | null;
  autoRenews: boolean;
  /** Set while a renewal is unpaid: when the grace period ends. */
  graceEndsMs: number | null;
  /** When the last payload was signed; no two payloads of one purchase share a millisecond. */
  lastSignedMs: number;
  /** Forged values for every payload of this purchase; a null signer leaves them unsigned. */
  forgery?: { bundleId?: string; signer?: AppStoreSigner | null };
};

/** What a user chooses when buying. */
export type PurchaseOrder = Pick<Purchase, 'product' | 'userId'> &
  Partial<Pick<Purchase, 'environment' | 'ownership' | 'forgery'>>;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** How long Apple's grace period for an unpaid renewal lasts. */
const graceMs = { Production: 16 * dayMs, Sandbox: 5 * minuteMs };
/**
 * How long a paid period lasts. Months are 30 days and years 365, as the fake doesn't need Apple's
 * calendar; Sandbox periods:
 * https://developer.apple.com/help/app-store-connect/test-in-app-purchases/manage-sandbox-apple-account-settings/
 */
const periodsMs = {
  Production: { monthly: 30 * dayMs, yearly: 365 * dayMs },
  Sandbox: { monthly: 5 * minuteMs, yearly: 60 * minuteMs },
};

/** Starts a subscription now. */
export function buy({ product, userId, ...more }: PurchaseOrder, now: number): Purchase {
  const originalTransactionId = newTransactionId();
  const environment = more.environment ?? 'Production';
  return {
    originalTransactionId,
    transactionIds: [originalTransactionId],
    product,
    userId,
    environment,
    ownership: more.ownership ?? 'PURCHASED',
    boughtMs: now,
    expiresMs: now + periodsMs[environment][product.interval],
    revokedMs: null,
    autoRenews: true,
    graceEndsMs: null,
    lastSignedMs: 0,
    forgery: more.forgery,
  };
}

type Change = {
  label: string;
  notificationType: string;
  subtype?: string;
  apply: (purchase: Purchase, now: number) => void;
};

/** What can happen to a subscription, with the notification for it. */
export const changes = {
  renew: {
    label: 'Renew',
    notificationType: 'DID_RENEW',
    apply: (purchase, now) => startPeriod(purchase, Math.max(purchase.expiresMs, now)),
  },
  'turn-off-renewal': {
    label: 'Turn off renewal',
    notificationType: 'DID_CHANGE_RENEWAL_STATUS',
    subtype: 'AUTO_RENEW_DISABLED',
    apply: (purchase) => {
      purchase.autoRenews = false;
    },
  },
  'turn-on-renewal': {
    label: 'Turn on renewal',
    notificationType: 'DID_CHANGE_RENEWAL_STATUS',
    subtype: 'AUTO_RENEW_ENABLED',
    apply: (purchase) => {
      purchase.autoRenews = true;
    },
  },
  'fail-payment': {
    label: 'Fail payment (grace)',
    notificationType: 'DID_FAIL_TO_RENEW',
    subtype: 'GRACE_PERIOD',
    apply: (purchase, now) => {
      purchase.expiresMs = Math.min(purchase.expiresMs, now);
      purchase.graceEndsMs = purchase.expiresMs + graceMs[purchase.environment];
    },
  },
  expire: {
    label: 'Expire',
    notificationType: 'EXPIRED',
    subtype: 'VOLUNTARY',
    apply: (purchase, now) => {
      purchase.expiresMs = Math.min(purchase.expiresMs, now);
      purchase.graceEndsMs = null;
      purchase.autoRenews = false;
    },
  },
  refund: {
    label: 'Refund',
    notificationType: 'REFUND',
    apply: (purchase, now) => {
      purchase.revokedMs = now;
      purchase.graceEndsMs = null;
      purchase.autoRenews = false;
    },
  },
  resubscribe: {
    label: 'Subscribe again',
    notificationType: 'SUBSCRIBED',
    subtype: 'RESUBSCRIBE',
    apply: startPeriod,
  },
} satisfies Record<string, Change>;
export type ChangeName = keyof typeof changes;

/** Changes the product immediately, like an upgrade: a new transaction and a new period. */
export function upgrade(purchase: Purchase, product: AppStoreProduct, now: number): void {
  purchase.product = product;
  startPeriod(purchase, now);
}

function startPeriod(purchase: Purchase, fromMs: number): void {
  purchase.transactionIds.push(newTransactionId());
  purchase.expiresMs = fromMs + periodsMs[purchase.environment][purchase.product.interval];
  purchase.revokedMs = null;
  purchase.graceEndsMs = null;
  purchase.autoRenews = true;
}

/** Apple's numeric subscription status. */
export function statusOf(purchase: Purchase, now: number): number {
  if (purchase.revokedMs !== null) return 5;
  if (purchase.graceEndsMs !== null) return now < purchase.graceEndsMs ? 4 : 3;
  return purchase.expiresMs <= now ? 2 : 1;
}

/** The current transaction in Apple's format. */
export function describeTransaction(purchase: Purchase, signedDate: number): AppStoreTransaction {
  return {
    transactionId: purchase.transactionIds.at(-1) ?? purchase.originalTransactionId,
    originalTransactionId: purchase.originalTransactionId,
    productId: purchase.product.productId,
    type: 'Auto-Renewable Subscription',
    inAppOwnershipType: purchase.ownership,
    originalPurchaseDate: purchase.boughtMs,
    expiresDate: purchase.expiresMs,
    ...(purchase.revokedMs !== null && { revocationDate: purchase.revokedMs }),
    ...(purchase.userId !== null && { appAccountToken: purchase.userId }),
    signedDate,
  };
}

/** The renewal info in Apple's format. */
export function describeRenewal(purchase: Purchase, signedDate: number) {
  return {
    originalTransactionId: purchase.originalTransactionId,
    autoRenewStatus: purchase.autoRenews ? 1 : 0,
    ...(purchase.graceEndsMs !== null && {
      isInBillingRetryPeriod: true,
      gracePeriodExpiresDate: purchase.graceEndsMs,
    }),
    recentSubscriptionStartDate: purchase.boughtMs,
    signedDate,
  } satisfies AppStoreRenewal & { signedDate: number };
}

function newTransactionId(): string {
  return `2${String(randomInt(1e12)).padStart(12, '0')}00`;
}

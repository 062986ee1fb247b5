import { describe, expect, test } from 'vitest';
import { planState } from '#app/domain/billing/allowance.ts';
import {
  type AppStoreEnvironment,
  type AppStoreRenewal,
  type AppStoreTransaction,
  isDecisiveTransaction,
  parseAppStoreSnapshot,
} from '#app/domain/billing/app-store-snapshot.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 4, 20, 12);
const products = [
  { productId: 'billwren.basic.monthly', plan: 'Basic', interval: 'monthly' },
  { productId: 'billwren.pro.yearly', plan: 'Pro', interval: 'yearly' },
] as const;

const transaction: AppStoreTransaction = {
  transactionId: '22',
  originalTransactionId: '11',
  productId: 'billwren.basic.monthly',
  type: 'Auto-Renewable Subscription',
  inAppOwnershipType: 'PURCHASED',
  originalPurchaseDate: Date.UTC(2026, 0, 31, 23, 59),
  expiresDate: now + 10 * day,
  signedDate: now,
};
const renewal: AppStoreRenewal = { originalTransactionId: '11', autoRenewStatus: 1 };

function snapshotOf(
  changes: Partial<AppStoreTransaction> = {},
  renewalChanges: Partial<AppStoreRenewal> | null = {},
  environment: AppStoreEnvironment = 'Production',
) {
  const after = renewalChanges && { ...renewal, ...renewalChanges };
  const parts = { environment, transaction: { ...transaction, ...changes }, renewal: after };
  return parseAppStoreSnapshot(parts, products)?.snapshot ?? null;
}

describe('a signed transaction', () => {
  const unpaid = { isInBillingRetryPeriod: true };
  const inGrace = { ...unpaid, gracePeriodExpiresDate: now + 15 * day };

  test('for a paid period is an active plan of the product’s name, counted from the first day', () => {
    expect(snapshotOf()).toEqual({
      source: 'app_store',
      status: 'active',
      productId: 'billwren.basic.monthly',
      plan: 'Basic',
      interval: 'monthly',
      startDay: '2026-01-31',
      endMs: now + 10 * day,
      reference: '11',
      isSandbox: false,
    });
  });

  test.each([
    ['a free trial', { offerDiscountType: 'FREE_TRIAL' }, {}, 'trialing', now + 10 * day],
    ['renewal turned off', {}, { autoRenewStatus: 0 }, 'cancelled', now + 10 * day],
    ['an expired period', { expiresDate: now - 1 }, {}, 'cancelled', now - 1],
    ['a refund', { revocationDate: now - day }, {}, 'free', null],
    ['a failed payment', { expiresDate: now - day }, unpaid, 'past_due', now - day],
    ['Apple’s grace period', { expiresDate: now - day }, inGrace, 'past_due', now - day],
  ] as const)('%s', (_, changes, renewalChanges, status, endMs) => {
    expect(snapshotOf(changes, renewalChanges)).toMatchObject({ status, endMs });
  });

  // A shorter grace period than ours ends the plan on its own date.
  test.each([
    ['Production', { gracePeriodExpiresDate: now + 3 * day }, now + 3 * day],
    ['Sandbox', {}, now],
    ['Sandbox', { gracePeriodExpiresDate: now + 300_000 }, now + 300_000],
  ] as const)('of an unpaid plan in %s with %j ends then', (environment, grace, ends) => {
    const snapshot = snapshotOf({ expiresDate: now }, { ...unpaid, ...grace }, environment);
    const isSandbox = environment === 'Sandbox';
    expect(snapshot).toMatchObject({ status: 'past_due', isSandbox });
    const plan = {
      subscriptionStatus: 'past_due',
      subscriptionEndMs: snapshot?.endMs ?? null,
    } as const;
    expect([ends - 1, ends].map((at) => planState(plan, at))).toEqual(['past_due', 'expired']);
  });

  test('after a lapse counts the months from the new start', () => {
    const recentSubscriptionStartDate = Date.UTC(2026, 4, 1);
    expect(snapshotOf({}, { recentSubscriptionStartDate })?.startDay).toBe('2026-05-01');
  });

  test.each([
    ['another product', { productId: 'billwren.coins' }],
    ['a one-time purchase', { type: 'Consumable' }],
    ['one without an expiry', { expiresDate: undefined }],
    ['a family member’s', { inAppOwnershipType: 'FAMILY_SHARED' }],
  ])('%s is not one of our subscriptions', (_, changes) => {
    expect(snapshotOf(changes)).toBeNull();
  });
});

test.each([
  ['a paid period of an active subscription', {}, 1, true],
  ['a refund that revoked the subscription', { revocationDate: now }, 5, true],
  ['an ended period of an expired one', { expiresDate: now - 1 }, 2, true],
  ['an unpaid one in its grace period', { expiresDate: now - 1 }, 4, true],
  ['the refund of an earlier period', { revocationDate: now }, 1, false],
  ['a question about an earlier period', { expiresDate: now - 1 }, 1, false],
  ['an old one replaced by an upgrade', { isUpgraded: true }, 1, false],
  ['a paid period of a revoked subscription', {}, 5, false],
  ['a refund without a status of the whole', { revocationDate: now }, undefined, false],
])('whether %s decides a notification, with status %s', (_, changes, status, decides) => {
  expect(isDecisiveTransaction({ ...transaction, ...changes }, status as number)).toBe(decides);
});

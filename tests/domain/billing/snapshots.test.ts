import { describe, expect, it, test } from 'vitest';
import { planState } from '#app/domain/billing/allowance.ts';
import {
  type AppStoreEnvironment,
  type AppStoreRenewal,
  type AppStoreTransaction,
  isDecisiveTransaction,
  parseAppStoreSnapshot,
} from '#app/domain/billing/app-store-snapshot.ts';
import { chooseSubscription, type ListedSubscription } from '#app/domain/billing/subscription.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** A monthly Basic plan that started on January 31 and is in its second month. */
const running: ListedSubscription = {
  id: 'sub_1',
  status: 'active',
  productId: 'prod_us_basic',
  plan: 'Basic',
  interval: 'monthly',
  startMs: at('2026-01-31'),
  periodStartMs: at('2026-02-28'),
  periodEndMs: at('2026-03-31'),
  cancelAtMs: null,
  cancelsAtPeriodEnd: false,
  endedMs: null,
  unpaidSinceMs: null,
};
const snapshot = {
  source: 'stripe',
  productId: 'prod_us_basic',
  plan: 'Basic',
  interval: 'monthly',
  startDay: '2026-01-31',
  reference: 'sub_1',
};
const unpaidSince = (day: string) => ({ status: 'past_due', unpaidSinceMs: at(day) }) as const;
const listed = (over: Partial<ListedSubscription>): ListedSubscription => ({ ...running, ...over });

test.each<[string, Partial<ListedSubscription>, [status: string, end: string] | null]>([
  ['runs', {}, ['active', '2026-03-31']],
  ['is in a trial', { status: 'trialing' }, ['trialing', '2026-03-31']],
  ['ends with its period', { cancelsAtPeriodEnd: true }, ['cancelled', '2026-03-31']],
  ['ends on a set date', { cancelAtMs: at('2026-03-20') }, ['cancelled', '2026-03-20']],
  [
    'ends with its trial',
    { status: 'trialing', cancelAtMs: at('2026-03-31') },
    ['cancelled', '2026-03-31'],
  ],
  ['was not renewed', { status: 'past_due' }, ['past_due', '2026-02-28']],
  ['is unpaid for two periods', unpaidSince('2026-01-31'), ['past_due', '2026-01-31']],
  ['owes a plan change', unpaidSince('2026-03-10'), ['past_due', '2026-02-28']],
  ['is unpaid in the end', { status: 'unpaid' }, ['past_due', '2026-02-28']],
  [
    'was ended immediately',
    { status: 'canceled', endedMs: at('2026-03-05') },
    ['cancelled', '2026-03-05'],
  ],
  ['is paused', { status: 'paused' }, ['cancelled', '2026-03-31']],
  ['is waiting for its first payment', { status: 'incomplete' }, null],
  ['never got its first payment', { status: 'incomplete_expired' }, null],
])('one subscription in our terms: %s', (_, over, expected) => {
  const [status, end = ''] = expected ?? [];
  expect(chooseSubscription([listed(over)])).toEqual(
    expected && { ...snapshot, status, endMs: at(end) },
  );
});

describe('the subscription that counts among several', () => {
  const other = (over: Partial<ListedSubscription>) => listed({ id: 'sub_2', ...over });
  const endedOn = (day: string, plan: ListedSubscription['plan'] = 'Basic') =>
    ({ status: 'canceled', plan, endedMs: at(day) }) as const;

  test.each<[string, Partial<ListedSubscription>, Partial<ListedSubscription>]>([
    ['a running one over one that ends', {}, { plan: 'Pro', cancelsAtPeriodEnd: true }],
    ['the larger of two that run', { plan: 'Standard' }, { periodEndMs: at('2027-01-31') }],
    ['the longer of two of the same size', { periodEndMs: at('2027-01-31') }, {}],
    ['one that ends over an unpaid one', { cancelsAtPeriodEnd: true }, { status: 'past_due' }],
    ['an unpaid one over an ended one', { status: 'past_due' }, endedOn('2026-03-10', 'Pro')],
    ['the last to end, whatever its size', endedOn('2026-03-10'), endedOn('2026-03-09', 'Pro')],
    ['an ended one over one never paid', endedOn('2026-02-01'), { status: 'incomplete' }],
    ['of equal ones the one that started last', { startMs: at('2026-02-01') }, {}],
  ])('%s', (_, wins, loses) => {
    const pair = [listed(wins), other(loses)];
    expect(chooseSubscription(pair)?.reference).toBe('sub_1');
    expect(chooseSubscription(pair.reverse())?.reference).toBe('sub_1');
  });

  it('is the same in any order, even for equal ones', () => {
    const pair = [running, other({})];
    expect(chooseSubscription(pair)).toEqual(chooseSubscription(pair.toReversed()));
    expect(chooseSubscription([])).toBeNull();
  });

  it('lists which others also renew, and only those', () => {
    const beside = (changes: Partial<ListedSubscription>) =>
      chooseSubscription([listed({ plan: 'Pro' }), other(changes)])?.others;
    const second = [{ reference: 'sub_2', plan: 'Basic' }];
    expect(beside({ plan: 'Basic' })).toEqual(second);
    expect(beside({ plan: 'Basic', status: 'past_due' })).toEqual(second);
    expect(beside({ cancelsAtPeriodEnd: true })).toBeUndefined();
    expect(beside({ status: 'canceled' })).toBeUndefined();
  });
});

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

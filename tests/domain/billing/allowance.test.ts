import { describe, expect, it } from 'vitest';
import {
  allowanceOf,
  currentPeriodStart,
  isEntitled,
  planState,
  remainingBanner,
} from '#app/domain/billing/allowance.ts';
import { freeAccount } from '#tests/support/free-account.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 2, 10, 12);

const basic = freeAccount({
  subscriptionStatus: 'active',
  planName: 'Basic',
  invoiceLimit: 50,
  totalInvoicesCreated: 400,
  subscriptionStart: '2026-01-31',
  subscriptionEndMs: now + 20 * day,
  periodStart: '2026-02-28',
  periodCount: 12,
});

describe('the Free plan: 3 invoices in total, ever', () => {
  it.each([
    [0, 3, true, 'neutral'],
    [3, 0, false, 'destructive'],
    [7, 0, false, 'destructive'],
  ] as const)('%i used', (used, remaining, mayCreate, badge) => {
    const account = freeAccount({ totalInvoicesCreated: used, periodCount: 0 });
    const free = { state: 'free', plan: 'Free', counts: 'lifetime', periodStart: null };
    const limited = { used, limit: 3, isUnlimited: false, remaining, mayCreate, badge };
    expect(allowanceOf(account, now)).toEqual({ ...free, ...limited });
  });

  it.each([-1, null])('a limit of %s is unlimited', (invoiceLimit) => {
    const account = freeAccount({ invoiceLimit, totalInvoicesCreated: 999 });
    const unlimited = { isUnlimited: true, limit: null, remaining: null };
    expect(allowanceOf(account, now)).toMatchObject({
      ...unlimited,
      mayCreate: true,
      badge: 'neutral',
    });
  });
});

describe('a paid plan counts per monthly period', () => {
  it('whatever the lifetime counter is', () => {
    expect(allowanceOf(basic, now)).toMatchObject({
      state: 'active',
      plan: 'Basic',
      counts: 'period',
      periodStart: '2026-02-28',
      used: 12,
      remaining: 38,
      mayCreate: true,
    });
    const none = { remaining: 0, mayCreate: false, badge: 'destructive' };
    expect(allowanceOf({ ...basic, periodCount: 50 }, now)).toMatchObject(none);
  });

  it('a new period starts at zero', () => {
    const full = { ...basic, periodStart: '2026-01-31', periodCount: 50 };
    expect(allowanceOf(full, now)).toMatchObject({ periodStart: '2026-02-28', used: 0 });
    expect(allowanceOf({ ...full, periodStart: null }, now)).toMatchObject({ used: 0 });
  });

  it('a clock that goes back doesn’t reset anything', () => {
    const ahead = { ...basic, periodStart: '2026-03-31', periodCount: 50 };
    expect(allowanceOf(ahead, now)).toMatchObject({ used: 50, mayCreate: false });
  });

  it('falls back to 3 against the lifetime counter after the paid period', () => {
    const ended = { ...basic, subscriptionEndMs: now - 1 };
    expect(allowanceOf(ended, now)).toMatchObject({
      state: 'expired',
      plan: 'Free',
      counts: 'lifetime',
      limit: 3,
      used: 400,
      mayCreate: false,
    });
    expect(allowanceOf({ ...ended, totalInvoicesCreated: 2 }, now).mayCreate).toBe(true);
    expect(allowanceOf({ ...ended, invoiceLimit: -1 }, now).isUnlimited).toBe(false);
  });
});

it.each([
  ['free', null, 'free'],
  ['active', now + 1, 'active'],
  ['active', now, 'expired'],
  ['trialing', now - day, 'expired'],
  ['cancelled', now + day, 'cancelled'],
  ['cancelled', now - 1, 'expired'],
  ['past_due', now - 7 * day + 1, 'past_due'],
  ['past_due', now - 7 * day, 'expired'],
  ['past_due', null, 'expired'],
] as const)('who is entitled: %s', (subscriptionStatus, subscriptionEndMs, state) => {
  expect(planState({ subscriptionStatus, subscriptionEndMs }, now)).toBe(state);
  expect(isEntitled(state)).toBe(state !== 'free' && state !== 'expired');
});

it.each([
  ['2026-01-31', '2026-02-27', '2026-01-31'],
  ['2026-01-31', '2026-02-28', '2026-02-28'],
  ['2026-03-15', '2026-03-10', '2026-03-15'],
  ['2025-12-15', '2026-01-15', '2026-01-15'],
  [null, '2026-03-10', '2026-03-01'],
])(
  'the monthly period of a plan from %s, on %s, started on %s',
  (subscriptionStart, today, start) => {
    expect(currentPeriodStart({ subscriptionStart }, Date.parse(`${today}T23:59:59Z`))).toBe(start);
  },
);

describe('the banner of remaining invoices', () => {
  it.each([
    [1, 2, false],
    [2, 1, true],
    [3, 0, true],
  ])('%i of 3 used: %i remain, urgent: %s', (totalInvoicesCreated, remaining, isUrgent) => {
    const allowance = allowanceOf(freeAccount({ totalInvoicesCreated }), 0);
    expect(remainingBanner(allowance)).toEqual({ remaining, isUrgent });
  });

  it('is hidden on paid and unlimited plans, and returns after the paid period', () => {
    const paid = freeAccount({ subscriptionStatus: 'active', invoiceLimit: 50 });
    expect(remainingBanner(allowanceOf(paid, 0))).toBeNull();
    expect(remainingBanner(allowanceOf(freeAccount({ invoiceLimit: -1 }), 0))).toBeNull();
    expect(remainingBanner(allowanceOf({ ...paid, subscriptionEndMs: 0 }, 1))).not.toBeNull();
  });
});

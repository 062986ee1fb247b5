import { expect, it } from 'vitest';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { remainingBanner } from '#app/domain/billing/remaining-banner.ts';

const account = {
  subscriptionStatus: 'free',
  planName: null,
  invoiceLimit: 3,
  totalInvoicesCreated: 0,
  subscriptionStart: null,
  subscriptionEndMs: null,
  periodStart: null,
  periodCount: 0,
} as const;

it.each([
  [0, 3, false],
  [1, 2, false],
  [2, 1, true],
  [3, 0, true],
  [9, 0, true],
])('%i of 3 used: %i remain, urgent: %s', (totalInvoicesCreated, remaining, isUrgent) => {
  const allowance = allowanceOf({ ...account, totalInvoicesCreated }, 0);
  expect(remainingBanner(allowance)).toEqual({ remaining, isUrgent });
});

it('is hidden on paid and unlimited plans, and back after the paid time', () => {
  const paid = { ...account, subscriptionStatus: 'active', invoiceLimit: 50 } as const;
  expect(remainingBanner(allowanceOf(paid, 0))).toBeNull();
  expect(remainingBanner(allowanceOf({ ...account, invoiceLimit: -1 }, 0))).toBeNull();
  expect(remainingBanner(allowanceOf({ ...paid, subscriptionEndMs: 0 }, 1))).not.toBeNull();
});

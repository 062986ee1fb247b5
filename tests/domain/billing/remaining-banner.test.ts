import { expect, it } from 'vitest';
import { allowanceOf, remainingBanner } from '#app/domain/billing/allowance.ts';
import { freeAccount } from '#tests/support/free-account.ts';

it.each([
  [0, 3, false],
  [1, 2, false],
  [2, 1, true],
  [3, 0, true],
  [9, 0, true],
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

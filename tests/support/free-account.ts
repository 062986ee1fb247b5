import type { AllowanceAccount } from '#app/domain/billing/allowance.ts';

/** An account with the Free plan and no invoice yet. */
export function freeAccount(changes: Partial<AllowanceAccount> = {}): AllowanceAccount {
  return {
    subscriptionStatus: 'free',
    planName: null,
    invoiceLimit: 3,
    totalInvoicesCreated: 0,
    subscriptionStart: null,
    subscriptionEndMs: null,
    periodStart: null,
    periodCount: 0,
    ...changes,
  };
}

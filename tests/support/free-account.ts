import type { AllowanceAccount } from '#app/domain/billing/allowance.ts';

/** An account on the Free plan without invoices. */
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

import { type Allowance, allowanceOf } from '#app/domain/billing/allowance.ts';
import type { BillingView, BoughtPlan, PriceIds } from '#app/domain/billing/billing-view.ts';
import { planLimit } from '#app/domain/billing/plans.ts';
import { freeAccount } from './free-account.ts';

/** Two prices for each plan, with readable ids. */
const samplePriceIds: PriceIds = {
  Basic: { monthly: 'price_basic_monthly', yearly: 'price_basic_yearly' },
  Standard: { monthly: 'price_standard_monthly', yearly: 'price_standard_yearly' },
  Pro: { monthly: 'price_pro_monthly', yearly: 'price_pro_yearly' },
};

const noon = Date.UTC(2026, 2, 15, 12);

/** A US user on the Free plan who may upgrade. */
export function freeBilling({ used = 1, ...changes }: FreeChanges = {}): BillingView {
  const allowance = allowanceOf(freeAccount({ totalInvoicesCreated: used }), noon);
  const none = {
    bought: null,
    renewing: [],
    isUnpaid: false,
    endsOn: null,
    priceCountry: 'us',
    priceIds: samplePriceIds,
  } as const;
  return { allowance, ...none, ...changes };
}

/** A US user on a paid plan, by default with 12 invoices used this month. */
export function paidBilling(
  state: Exclude<Allowance['state'], 'free'>,
  { used = 12, bought: chosen, ...changes }: PaidChanges = {},
): BillingView {
  const bought: BoughtPlan = { plan: 'Basic', interval: 'monthly', source: 'stripe', ...chosen };
  const isOver = state === 'expired';
  const allowance = allowanceOf(
    {
      subscriptionStatus: isOver ? 'cancelled' : state,
      planName: bought.plan,
      invoiceLimit: planLimit(bought.plan),
      totalInvoicesCreated: used,
      subscriptionStart: '2026-03-01',
      subscriptionEndMs: noon + (isOver ? -1 : 1),
      periodStart: '2026-03-01',
      periodCount: used,
    },
    noon,
  );
  const usual = { endsOn: '2026-04-01', priceCountry: 'us', priceIds: samplePriceIds } as const;
  const renews = state === 'active' || state === 'trialing' || state === 'past_due';
  const renewing = renews && bought.source ? [{ plan: bought.plan, source: bought.source }] : [];
  return { allowance, bought, renewing, isUnpaid: state === 'past_due', ...usual, ...changes };
}

type FreeChanges = Partial<Omit<BillingView, 'allowance'>> & { used?: number };
type PaidChanges = Partial<Omit<BillingView, 'allowance' | 'bought'>> & {
  used?: number;
  bought?: Partial<BoughtPlan>;
};

import type { Allowance } from './allowance.ts';
import { type BillingView, managedAt } from './billing-view.ts';
import {
  type BillingInterval,
  isPlanAbove,
  type Plan,
  planCardLabel,
  plans,
  planUnlockLabel,
} from './plans.ts';

const reactivateLabel = 'Reactivate Plan';
const payLabel = 'Update Payment';
export const currentPlanLabel = 'Current plan';

/** What the button of a plan's card does; `manage` leads to the provider's own page, where a plan is changed. */
export type PlanAction =
  | { kind: 'current' }
  /** Nothing can be done; `why` says what stands before it. */
  | { kind: 'none'; why?: string }
  | { kind: 'buy'; label: string; priceId: string }
  | { kind: 'manage'; label: string };

/**
 * The button of a paid plan's card. A user who has a plan changes it where it was bought, never by a second purchase; a
 * cancelled one is reactivated before anything else (`platform.md` section 2, Pricing page; `decisions.md`).
 */
export function planAction(view: BillingView, plan: Plan, interval: BillingInterval): PlanAction {
  const { allowance, bought, priceIds } = view;
  const isCurrent = allowance.plan === plan.name;
  const place = managedAt(view);
  if (place !== 'stripe') {
    if (isCurrent) return { kind: 'current' };
    if (place !== null || priceIds === null || allowance.plan !== 'Free') {
      return { kind: 'none' };
    }
    const isRenewal = allowance.state === 'expired' && bought?.plan === plan.name;
    const label = isRenewal ? `Renew ${plan.name}` : planCardLabel(plan);
    return { kind: 'buy', label, priceId: priceIds[plan.name][interval] };
  }
  if (allowance.state === 'expired') {
    if (bought?.plan === plan.name) return { kind: 'manage', label: payLabel };
    return { kind: 'none', why: 'Pay what is owed first, then you can change your plan.' };
  }
  if (allowance.state === 'cancelled') {
    if (isCurrent) return { kind: 'manage', label: reactivateLabel };
    return { kind: 'none', why: 'Reactivate your plan first, then you can change it.' };
  }
  if (!isCurrent) {
    const isUpgrade = isPlanAbove(plan, allowance.limit);
    const label = isUpgrade ? planUnlockLabel(plan) : `Switch to ${plan.name}`;
    return { kind: 'manage', label };
  }
  return bought?.interval && bought.interval !== interval
    ? { kind: 'manage', label: `Switch to ${interval}` }
    : { kind: 'current' };
}

/** The same plan again, after its end; null where it cannot be bought. */
export function renewalOf(view: BillingView) {
  const { allowance, bought } = view;
  const plan = plans.find(({ name }) => name === bought?.plan);
  if (allowance.state !== 'expired' || !plan) return null;
  const interval = bought?.interval ?? 'monthly';
  const action = planAction(view, plan, interval);
  return action.kind === 'buy' ? { plan: plan.name, interval, action } : null;
}

/** The button beside the plan that holds today, which leads to the page where it is managed; null where there is none. */
export function manageLabel(view: BillingView): string | null {
  return managedAt(view) === 'stripe' ? manageLabels[view.allowance.state] : null;
}

const manageLabels = {
  active: 'Manage Subscription',
  trialing: 'Manage Subscription',
  past_due: payLabel,
  cancelled: reactivateLabel,
  expired: payLabel,
  free: null,
} satisfies Record<Allowance['state'], string | null>;

// @covers platform-2.40

import { isEntitled } from './allowance.ts';
import type { BillingView } from './billing-view.ts';
import type { PlanName } from './plans.ts';

/** What is said when the provider's word of a change has come; `endsOn` is the day as the country writes it. */
export function describePlanNews(
  before: BillingView,
  after: BillingView,
  endsOn: string | null,
): string {
  const { plan, state } = after.allowance;
  if (!isEntitled(state)) return planNewsOf('Free');
  if (state === 'cancelled') {
    return endsOn
      ? `Your ${plan} plan is cancelled. It goes on until ${endsOn}.`
      : `Your ${plan} plan is cancelled.`;
  }
  const was = before.allowance;
  const isBack = was.plan === plan && (was.state === 'cancelled' || was.state === 'past_due');
  if (isBack && state === 'active') return `Your ${plan} plan is active again.`;
  return planNewsOf(plan);
}

/** What is said when a plan begins to hold. */
export function planNewsOf(plan: 'Free' | PlanName): string {
  return `You are on the ${plan} plan now.`;
}

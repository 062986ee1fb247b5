import { isEntitled } from './allowance.ts';
import type { BillingView } from './billing-view.ts';
import type { PlanName } from './plans.ts';

/** What is said when the provider's word of a change has come; `endsOn` is the day as the country writes it. */
export function describePlanChange(before: BillingView, after: BillingView, endsOn: string | null) {
  if (after.renewing.length > 1 && after.renewing.length > before.renewing.length) {
    return 'You pay for more than one plan now.';
  }
  const { plan, state } = after.allowance;
  if (!isEntitled(state)) return describePlanStart('Free');
  if (state === 'cancelled') {
    return endsOn
      ? `Your ${plan} plan is cancelled. It goes on until ${endsOn}.`
      : `Your ${plan} plan is cancelled.`;
  }
  const was = before.allowance;
  const isBack = was.plan === plan && (was.state === 'cancelled' || was.state === 'past_due');
  if (isBack && state === 'active') return `Your ${plan} plan is active again.`;
  const isSame = was.plan === plan && was.state === state;
  if (isSame && after.bought?.interval && after.bought.interval !== before.bought?.interval) {
    return `Your ${plan} plan is billed ${after.bought.interval} now.`;
  }
  if (isSame && endsOn) return `Your ${plan} plan goes on until ${endsOn}.`;
  return describePlanStart(plan);
}

/** What is said when a plan begins to hold. */
export function describePlanStart(plan: 'Free' | PlanName): string {
  return `You are on the ${plan} plan now.`;
}

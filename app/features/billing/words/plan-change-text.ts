import { freePlan, isEntitled } from '#app/domain/billing/allowance.ts';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { planLabel } from './plan-labels.ts';

/** Formats the message shown once the provider has confirmed a change; `endsOn` is an already formatted date. */
export function describePlanChange(before: BillingView, after: BillingView, endsOn: string | null) {
  if (after.renewing.length > 1 && after.renewing.length > before.renewing.length) {
    return billingTexts.changes.several;
  }
  const { state } = after.allowance;
  const plan = planLabel(after.allowance.plan);
  if (!isEntitled(state)) return describePlanStart(freePlan);
  if (state === 'cancelled') {
    return endsOn
      ? fill(billingTexts.changes.cancelledUntil, { plan, date: endsOn })
      : fill(billingTexts.changes.cancelled, { plan });
  }
  const was = before.allowance;
  const isSamePlan = was.plan === after.allowance.plan;
  const isBack = isSamePlan && (was.state === 'cancelled' || was.state === 'past_due');
  if (isBack && state === 'active') return fill(billingTexts.changes.activeAgain, { plan });
  const isSame = isSamePlan && was.state === state;
  if (isSame && after.bought?.interval && after.bought.interval !== before.bought?.interval) {
    return fill(billingTexts.changes.billed[after.bought.interval], { plan });
  }
  if (isSame && endsOn) return fill(billingTexts.changes.goesOn, { plan, date: endsOn });
  return describePlanStart(after.allowance.plan);
}

/** Formats the message shown when a plan becomes active. */
export function describePlanStart(plan: 'Free' | PlanName): string {
  return fill(billingTexts.changes.started, { plan: planLabel(plan) });
}

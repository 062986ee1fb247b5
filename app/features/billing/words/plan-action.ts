import { freePlan, isEntitled } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import {
  type BillingInterval,
  isPlanAbove,
  type Plan,
  type PlanName,
  plans,
} from '#app/domain/billing/plans.ts';
import { billingTexts, planTexts } from '#app/features/billing/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { planCardLabel, planLabel, planUnlockLabel } from './plan-labels.ts';

/** What the button on a plan card does; `manage` opens the provider's own page for changing plans. */
export type PlanAction =
  | { kind: 'current' }
  /** Nothing can be done; `why` explains the reason. */
  | { kind: 'none'; why?: string }
  | { kind: 'buy'; label: string; priceId: string }
  | { kind: 'manage'; label: string };

/**
 * Returns the action of a paid plan's card. A user with a plan changes it where it was bought instead of buying a
 * second one; a canceled plan must be reactivated first.
 */
export function planAction(view: BillingView, plan: Plan, interval: BillingInterval): PlanAction {
  const { allowance, bought, priceIds } = view;
  const isCurrent = allowance.plan === plan.name;
  const place = managedAt(view);
  if (place !== 'stripe') {
    if (isCurrent) return { kind: 'current' };
    if (place !== null || priceIds === null || allowance.plan !== freePlan) {
      return { kind: 'none' };
    }
    const isRenewal = allowance.state === 'expired' && bought?.plan === plan.name;
    const label = isRenewal
      ? fill(planTexts.buttons.renew, { plan: planLabel(plan.name) })
      : planCardLabel(plan);
    return { kind: 'buy', label, priceId: priceIds[plan.name][interval] };
  }
  if (allowance.state === 'expired') {
    if (bought?.plan === plan.name) return { kind: 'manage', label: planTexts.buttons.pay };
    return { kind: 'none', why: planTexts.first.pay };
  }
  if (allowance.state === 'cancelled') {
    if (isCurrent) return { kind: 'manage', label: planTexts.buttons.reactivate };
    return { kind: 'none', why: planTexts.first.reactivate };
  }
  if (!isCurrent) {
    const label = isPlanAbove(plan, allowance.limit)
      ? planUnlockLabel(plan)
      : fill(planTexts.buttons.switchTo, { plan: planLabel(plan.name) });
    return { kind: 'manage', label };
  }
  return bought?.interval && bought.interval !== interval
    ? { kind: 'manage', label: planTexts.buttons.switchInterval[interval] }
    : { kind: 'current' };
}

/** Offers the same plan again after it ended; null where it can't be bought. */
export function renewalOf(view: BillingView) {
  const { allowance, bought } = view;
  const plan = plans.find(({ name }) => name === bought?.plan);
  if (allowance.state !== 'expired' || !plan) return null;
  const interval = bought?.interval ?? 'monthly';
  const action = planAction(view, plan, interval);
  return action.kind === 'buy' ? { plan: plan.name, interval, action } : null;
}

/** Returns the label of the button that opens the page to manage the active plan; null where there is none. */
export function manageLabel(view: BillingView): string | null {
  if (managedAt(view) !== 'stripe') return null;
  switch (view.allowance.state) {
    case 'active':
    case 'trialing':
      return planTexts.buttons.manage;
    case 'past_due':
    case 'expired':
      return planTexts.buttons.pay;
    case 'cancelled':
      return planTexts.buttons.reactivate;
    case 'free':
      return null;
    default:
      return view.allowance.state satisfies never;
  }
}

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

import { freePlan } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import { type BillingInterval, isPlanAbove, type Plan, plans } from '#app/domain/billing/plans.ts';
import { planTexts } from '#app/features/billing/texts/plans.ts';
import { fill } from '#app/i18n/fill.ts';
import { planCardLabel, planLabel, planUnlockLabel } from './plan-labels.ts';

/** What the button of a plan's card does; `manage` leads to the provider's own page, where a plan is changed. */
export type PlanAction =
  | { kind: 'current' }
  /** Nothing can be done; `why` says what stands before it. */
  | { kind: 'none'; why?: string }
  | { kind: 'buy'; label: string; priceId: string }
  | { kind: 'manage'; label: string };

/**
 * The button of a paid plan's card. A user who has a plan changes it where it was bought, never by a second purchase; a
 * cancelled one is reactivated before anything else.
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

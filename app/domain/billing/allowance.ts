import { addMonths } from '../dates.ts';
import type { PlanName } from './plans.ts';

/** What is stored of a subscription. */
export const subscriptionStatuses = [
  'free',
  'active',
  'trialing',
  'past_due',
  'cancelled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What holds for who has bought nothing, or no longer pays. */
export const freePlan = 'Free' as const;

/** Invoices of the Free plan, in total, ever. */
export const freeInvoiceLimit = 3;

/** How long an unpaid renewal keeps its plan: 7 days. */
export const pastDueGraceMs = 7 * 86_400_000;

/** The columns of the settings row that the limit depends on. */
export type AllowanceAccount = {
  subscriptionStatus: SubscriptionStatus;
  /** What was bought; null when nothing was. */
  planName: PlanName | null;
  /** -1 and null are unlimited. */
  invoiceLimit: number | null;
  /** Lifetime counter; archiving and deleting give nothing back. */
  totalInvoicesCreated: number;
  /** The day (UTC) the subscription began, from which monthly periods are counted; null without one. */
  subscriptionStart: string | null;
  /** End of the paid time, epoch milliseconds; null when it does not end. */
  subscriptionEndMs: number | null;
  /** First day of the period that `periodCount` counts. */
  periodStart: string | null;
  periodCount: number;
};

/** What a subscription state means today; `expired` is derived, never stored. */
export type PlanState = 'free' | 'active' | 'trialing' | 'past_due' | 'cancelled' | 'expired';

export type Allowance = {
  state: PlanState;
  /** What holds now: `Free` also after the paid time. */
  plan: 'Free' | PlanName;
  /** What `used` counts: everything ever, or the current monthly period. */
  counts: 'lifetime' | 'period';
  /** First day of the current period, null when counting the lifetime. */
  periodStart: string | null;
  used: number;
  /** Null when unlimited. */
  limit: number | null;
  isUnlimited: boolean;
  /** Null when unlimited, never below 0. */
  remaining: number | null;
  mayCreate: boolean;
  /** The usage badge: destructive at the limit, hidden on a paid plan of limit 0. */
  badge: 'neutral' | 'destructive' | 'hidden';
};

/**
 * The one rule of the invoice limit, for save, badge, banner, dialogs and pricing.
 * Free and expired plans compare the lifetime counter; entitled plans count per monthly period. `nowMs` is an
 * instant; periods turn at midnight UTC, so that a changed time zone gives nothing back.
 */
export function allowanceOf(account: AllowanceAccount, nowMs: number): Allowance {
  const state = planState(account, nowMs);
  if (state === 'free' || state === 'expired') {
    const limit = state === 'expired' ? freeInvoiceLimit : account.invoiceLimit;
    return measure(
      { state, plan: freePlan, counts: 'lifetime', periodStart: null },
      account.totalInvoicesCreated,
      limit,
    );
  }
  const periodStart = currentPeriodStart(account, nowMs);
  const hasRolled = account.periodStart === null || account.periodStart < periodStart;
  const used = hasRolled ? 0 : account.periodCount;
  const plan = account.planName ?? freePlan;
  return measure({ state, plan, counts: 'period', periodStart }, used, account.invoiceLimit);
}

function measure(
  base: Pick<Allowance, 'state' | 'plan' | 'counts' | 'periodStart'>,
  used: number,
  storedLimit: number | null,
): Allowance {
  const isUnlimited = storedLimit === null || storedLimit < 0;
  const limit = isUnlimited ? null : storedLimit;
  const mayCreate = limit === null || used < limit;
  const isHidden = base.counts === 'period' && limit === 0;
  return {
    ...base,
    used,
    limit,
    isUnlimited,
    remaining: limit === null ? null : Math.max(0, limit - used),
    mayCreate,
    badge: isHidden ? 'hidden' : mayCreate ? 'neutral' : 'destructive',
  };
}

/**
 * Entitled are active, trialing, cancelled until the end of the paid time, and past_due for 7 days after it; a passed
 * end means expired.
 */
export function planState(
  account: Pick<AllowanceAccount, 'subscriptionStatus' | 'subscriptionEndMs'>,
  nowMs: number,
): PlanState {
  const { subscriptionStatus: status, subscriptionEndMs: endMs } = account;
  if (status === 'free') return 'free';
  if (endMs === null) return status === 'cancelled' || status === 'past_due' ? 'expired' : status;
  return nowMs < (accessEndMs(account) ?? 0) ? status : 'expired';
}

/**
 * The instant (ms) at which a paid plan renews or ends, the grace of an unpaid one included; null when it does not end.
 */
export function accessEndMs({
  subscriptionStatus: status,
  subscriptionEndMs: endMs,
}: Pick<AllowanceAccount, 'subscriptionStatus' | 'subscriptionEndMs'>): number | null {
  if (endMs === null) return null;
  return status === 'past_due' ? endMs + pastDueGraceMs : endMs;
}

/** Whether the plan's limit holds: neither free nor expired. */
export function isEntitled(state: PlanState): boolean {
  return state !== 'free' && state !== 'expired';
}

/**
 * First day (UTC) of the monthly period that holds the instant, counted from the start day; month ends clamp, and a
 * start on the 31st returns to the 31st. Without a start day periods follow the calendar month.
 */
export function currentPeriodStart(
  account: Pick<AllowanceAccount, 'subscriptionStart'>,
  nowMs: number,
): string {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const start = account.subscriptionStart ?? `${today.slice(0, 7)}-01`;
  if (start >= today) return start;
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const months = monthOf(today) - monthOf(start);
  const candidate = addMonths(start, months);
  return candidate <= today ? candidate : addMonths(start, months - 1);
}

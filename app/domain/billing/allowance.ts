import { addMonths } from '../dates.ts';
import type { PlanName } from './plans.ts';

/** Stored statuses of a subscription. */
export const subscriptionStatuses = [
  'free',
  'active',
  'trialing',
  'past_due',
  'cancelled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The plan of users who never bought one or whose paid plan has ended. */
export const freePlan = 'Free' as const;

/** Lifetime invoices of the Free plan. */
export const freeInvoiceLimit = 3;

/** Grace period of an unpaid renewal: 7 days. */
export const pastDueGraceMs = 7 * 86_400_000;

/** The settings columns that determine the invoice limit. */
export type AllowanceAccount = {
  subscriptionStatus: SubscriptionStatus;
  /** The purchased plan; null when there is none. */
  planName: PlanName | null;
  /** -1 and null mean unlimited. */
  invoiceLimit: number | null;
  /** Lifetime counter; archiving and deleting don't decrease it. */
  totalInvoicesCreated: number;
  /** The UTC day on which the subscription started, from which monthly periods are counted; null without one. */
  subscriptionStart: string | null;
  /** End of the paid time in epoch milliseconds; null when it has no end. */
  subscriptionEndMs: number | null;
  /** First day of the period that `periodCount` counts. */
  periodStart: string | null;
  periodCount: number;
};

/** The effective state of a subscription; `expired` is derived, never stored. */
export type PlanState = 'free' | 'active' | 'trialing' | 'past_due' | 'cancelled' | 'expired';

export type Allowance = {
  state: PlanState;
  /** The effective plan: `Free` again after the paid time. */
  plan: 'Free' | PlanName;
  /** What `used` counts: all invoices ever, or those of the current monthly period. */
  counts: 'lifetime' | 'period';
  /** First day of the current period; null for the lifetime counter. */
  periodStart: string | null;
  used: number;
  /** Null when unlimited. */
  limit: number | null;
  isUnlimited: boolean;
  /** Null when unlimited, never below 0. */
  remaining: number | null;
  mayCreate: boolean;
  /** The usage badge: destructive at the limit, hidden on a paid plan with a limit of 0. */
  badge: 'neutral' | 'destructive' | 'hidden';
};

/** The usage badge of the page frame, in the page's language. */
export type Usage = Pick<Allowance, 'used' | 'limit' | 'badge'> & {
  /** The usage as text. */
  label: string;
  /** Text for screen readers after the figures. */
  hint: string;
};

/**
 * Computes the invoice allowance; saving, badge, banner, dialogs and pricing all use it. Free and expired plans compare
 * the lifetime counter; active plans count per monthly period. `nowMs` is an instant; periods start at midnight UTC, so
 * changing the time zone can't reset them.
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
 * Derives the plan state: active, trialing, canceled until the paid time ends, and past_due for 7 days after it are
 * valid; later the plan is expired.
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
 * Returns the instant (ms) at which a paid plan renews or ends, including the grace period; null when it has no end.
 */
export function accessEndMs({
  subscriptionStatus: status,
  subscriptionEndMs: endMs,
}: Pick<AllowanceAccount, 'subscriptionStatus' | 'subscriptionEndMs'>): number | null {
  if (endMs === null) return null;
  return status === 'past_due' ? endMs + pastDueGraceMs : endMs;
}

/** Whether the paid plan's limit applies: the plan is neither free nor expired. */
export function isEntitled(state: PlanState): boolean {
  return state !== 'free' && state !== 'expired';
}

/**
 * Returns the first UTC day of the monthly period containing the instant, counted from the start day. Month ends are
 * clamped, and a start on the 31st returns to the 31st. Without a start day, periods are calendar months.
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

/** The invoice list's banner about the remaining free invoices. */
type RemainingBanner = { remaining: number; isUrgent: boolean };

/** Returns the banner, or null for paid and unlimited plans; urgent when at most 1 invoice remains. */
export function remainingBanner(allowance: Allowance): RemainingBanner | null {
  if (allowance.counts === 'period' || allowance.remaining === null) return null;
  return { remaining: allowance.remaining, isUrgent: allowance.remaining <= 1 };
}

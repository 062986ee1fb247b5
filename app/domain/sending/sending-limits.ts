import type { PlanName } from '../billing/plans.ts';

/** Recipients a day (UTC, so that another time zone gives nothing back) by plan. */
export const dailyRecipients: Readonly<Record<'Free' | PlanName, number>> = {
  Free: 10,
  Basic: 100,
  Standard: 500,
  Pro: 1_000,
};

/** Recipients in the first 24 hours of an account on the Free plan. */
export const firstDayRecipients = 3;

const dayMs = 86_400_000;

/**
 * Most emails a day (UTC) from one seller to one mailbox, addressed or copied; plus-aliases are one mailbox. The seller's own
 * copies don't count.
 */
export const maxDailyPerMailbox = 10;

/** How many recipients one press may have, copies included: as many as Cloudflare takes for a mail. */
export const maxRecipients = 50;

/** How far ahead a mail may be planned. */
export const maxDaysAhead = 365;

/** The day (UTC, `YYYY-MM-DD`) to whose count a mail that leaves at an instant (ms) belongs. */
export function countedDay(sendAt: number): string {
  return new Date(sendAt).toISOString().slice(0, 10);
}

/** Until when (ms) only the recipients of a first day may be written to; null where the plan has no such rule. */
export function firstDayEnds(plan: 'Free' | PlanName, accountMadeAt: number): number | null {
  return plan === 'Free' ? accountMadeAt + dayMs : null;
}

/** What of a provider's daily quota is for clients' mails: a fifth is left for codes and resets. */
export function clientMailBudget(dailyQuota: number): number {
  return Math.floor(dailyQuota * 0.8);
}

import type { PlanName } from '#app/domain/billing/plans.ts';

/** Recipients per day by plan (UTC days, so that changing the time zone gains nothing). */
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
 * Maximum emails per day (UTC) from one seller to one mailbox, as recipient or copy; plus-aliases count as one mailbox.
 * The seller's own copies don't count.
 */
export const maxDailyPerMailbox = 10;

/** Maximum recipients of one command including copies, which is Cloudflare's limit per email. */
export const maxRecipients = 50;

/** Maximum documents that can be sent together, as in a zip. */
export const maxSelected = 300;

/** Maximum documents per request of those: it is one write, and the page can stop between two. */
export const maxSentPerRequest = 10;

/** How many days ahead an email may be scheduled. */
export const maxDaysAhead = 365;

/** Returns the UTC day (`YYYY-MM-DD`) whose limit an email sent at an instant (ms) counts toward. */
export function countedDay(sendAt: number): string {
  return new Date(sendAt).toISOString().slice(0, 10);
}

/** Returns until when (ms) the first-day limit applies; null when the plan has none. */
export function firstDayEnds(plan: 'Free' | PlanName, accountMadeAt: number): number | null {
  return plan === 'Free' ? accountMadeAt + dayMs : null;
}

/** Returns the share of the provider's daily quota for client emails; a fifth is reserved for codes and resets. */
export function clientEmailBudget(dailyQuota: number): number {
  return Math.floor(dailyQuota * 0.8);
}

/** The number of days over which a sender's emails are judged together. */
export const trustDays = 30;

/**
 * Thresholds above which a sender is paused until the operator's review: at least this many bad emails of one sort, and
 * more than this share of all.
 */
export const trustLimits = {
  /**
   * Clients who don't know the sender or marked an email as spam, counted once per document and client. With fewer
   * different clients than this, only those clients are blocked.
   */
  reports: { least: 3, oneIn: 50 },
  /** Addresses that don't exist. */
  bounces: { least: 5, oneIn: 10 },
} as const;

export const stopCauses = ['reports', 'bounces'] as const;
export type StopCause = (typeof stopCauses)[number];

import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Allowance, AllowanceAccount } from '#app/domain/billing/allowance.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import { userSettings } from '#db/schema.ts';

/** What a save uses of the allowance, computed by the rules from the plan that was read. */
export type AllowanceClaim = Pick<Allowance, 'counts' | 'periodStart' | 'limit'> & {
  /** The plan as it was read: the claim is valid only while the row is unchanged. */
  plan: AllowanceAccount;
};

/** The counters of an owner's settings after one more invoice. */
export function claimedCounters({ periodStart }: AllowanceClaim) {
  const { isSamePeriod, periodCount } = countedIn(periodStart);
  return {
    totalInvoicesCreated: sql`${userSettings.totalInvoicesCreated} + 1`,
    ...(periodStart === null
      ? {}
      : {
          periodStart: sql`CASE WHEN ${isSamePeriod} THEN ${userSettings.periodStart} ELSE ${periodStart} END`,
          periodCount: sql`${periodCount} + 1`,
        }),
  };
}

/** Whether the plan is unchanged and leaves room for one more invoice. */
export function isClaimValid(userId: string, claim: AllowanceClaim): SQL | undefined {
  const { periodCount } = countedIn(claim.periodStart);
  const used = claim.counts === 'period' ? periodCount : sql`${userSettings.totalInvoicesCreated}`;
  return and(
    eq(userSettings.userId, userId),
    isPlanUnchanged(claim.plan),
    claim.limit === null ? undefined : sql`${used} < ${claim.limit}`,
    // Invoices are never deleted individually, so the counter is also the number of rows.
    lt(userSettings.totalInvoicesCreated, maxRowsPerOwner.invoices),
  );
}

/** A claim made around the end of a period may arrive after one for a newer period, so the period never moves back. */
function countedIn(periodStart: string | null) {
  const isSamePeriod = sql`${userSettings.periodStart} >= ${periodStart}`;
  const periodCount = sql`(CASE WHEN ${isSamePeriod} THEN ${userSettings.periodCount} ELSE 0 END)`;
  return { isSamePeriod, periodCount };
}

function isPlanUnchanged(plan: AllowanceAccount): SQL {
  return sql`(${userSettings.invoiceLimit} IS ${plan.invoiceLimit}
    AND ${userSettings.subscriptionStatus} IS ${plan.subscriptionStatus}
    AND ${userSettings.subscriptionStart} IS ${plan.subscriptionStart}
    AND ${userSettings.subscriptionEndMs} IS ${plan.subscriptionEndMs})`;
}

/** The plan columns of the query's `user_settings s`, named as in `AllowanceAccount`. */
export const planFacts = sql`s.invoice_limit AS invoiceLimit, s.subscription_status AS subscriptionStatus,
  s.plan_name AS planName, s.subscription_start AS subscriptionStart, s.subscription_end AS subscriptionEndMs,
  s.total_invoices_created AS totalInvoicesCreated, s.period_start AS periodStart, s.period_count AS periodCount`;

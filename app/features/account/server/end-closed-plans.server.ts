import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { selectClosedCustomers } from '../queries/close-account.server.ts';

/** A checkout page is open for a day, and the job may miss a run. */
const openAtMostMs = 26 * 3_600_000;
const maxAtOnce = 50;

/**
 * Retries canceling what accounts closed within the last day could still be charged for, since Stripe may have been
 * unavailable then.
 * @param run.now milliseconds since the epoch
 * @param run.reportError gets the failure for one customer; the others continue
 * @returns the number of customers that were checked
 */
export async function endPlansOfClosed(
  db: Database,
  stripe: Pick<StripeClient, 'endPlans'>,
  run: { now: number; reportError: (error: unknown) => void },
): Promise<{ ended: number } & JobCounts> {
  const { now, reportError } = run;
  const closedSince = now - openAtMostMs;
  const customers = await selectClosedCustomers(db, { closedSince, now, limit: maxAtOnce });
  const job = startJobRun(db, { job: 'end-closed-plans', now, perUser: 1, reportError });
  for (const { customerId, userId } of customers) {
    await job.attempt({ itemId: userId, userId }, () => stripe.endPlans({ customerId }));
  }
  return { ended: customers.length, ...(await job.finish()) };
}

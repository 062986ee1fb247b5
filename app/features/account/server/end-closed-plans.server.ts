import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { selectClosedCustomers } from '../queries/close-account.server.ts';

/** A page to pay at lives a day, and a run may be missed. */
const openAtMostMs = 26 * 3_600_000;
const maxAtOnce = 50;

/**
 * Ends again what accounts that were closed within the last day could still pay: Stripe may have been away when they were.
 * @param run.now milliseconds since the epoch
 * @param run.reportError hears what failed of one customer; the others go on
 * @returns how many customers were asked about
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

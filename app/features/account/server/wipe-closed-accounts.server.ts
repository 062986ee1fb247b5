import { billingKeptUntil, wipedIfClosedBy } from '#app/domain/account/account-closing.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  type ClosedUser,
  longTableNames,
  noteForgotten,
  selectClosedUsers,
  selectCustomersToForget,
  wipeRows,
  wipeUser,
} from '../queries/wipe-accounts.server.ts';

export type Wiped = {
  /** Accounts of which nothing is left. */
  accounts: number;
  /** Invoices, clients and products that went. */
  rows: number;
  /** Customers whom Stripe has forgotten. */
  customers: number;
  /** There is more to do: the next run goes on. */
  isMore: boolean;
} & JobCounts;

/** One run's bounds. Each write and each call of Stripe is a subrequest, of which all jobs of a run together have 1,000. */
export type WipeBounds = {
  accounts: number;
  /** Round trips spent on rows. */
  writes: number;
  /** Rows that one write deletes; an invoice may weigh a megabyte. */
  rowsAtOnce: number;
  customers: number;
};

const usualBounds: WipeBounds = { accounts: 50, writes: 200, rowsAtOnce: 100, customers: 50 };

/**
 * Wipes accounts that have been closed for 30 days, the longest closed first, and makes Stripe forget their customers. A run
 * that is cut short leaves the account closed and partly wiped, and the next one goes on with it; run again at the
 * end, it finds nothing.
 * @param wipe.now milliseconds since the epoch
 * @param wipe.onWiped told of each account of which nothing is left
 * @param wipe.reportError hears what failed of one account or customer; the others go on
 */
export async function wipeClosedAccounts(
  db: Database,
  stripe: Pick<StripeClient, 'forgetCustomer'> | null,
  wipe: {
    now: number;
    onWiped: (userId: string) => void;
    reportError: (error: unknown) => void;
    bounds?: WipeBounds;
  },
): Promise<Wiped> {
  const { now, onWiped, reportError, bounds = usualBounds } = wipe;
  const done: Wiped = { accounts: 0, rows: 0, customers: 0, isMore: false, failed: 0, givenUp: 0 };
  // What another run wipes beside this one is no more to do, and is not counted twice.
  const due = await selectClosedUsers(db, {
    closedBy: wipedIfClosedBy(now),
    now,
    limit: bounds.accounts + 1,
  });
  done.isMore = due.length > bounds.accounts;
  const budget = { writes: bounds.writes };
  const run = startJobRun(db, { job: 'wipe-closed', now, perUser: 1, reportError });
  for (const user of due.slice(0, bounds.accounts)) {
    if (budget.writes === 0) {
      done.isMore = true;
      break;
    }
    await run.attempt({ itemId: user.id, userId: user.id }, async () => {
      const { rows, isEmpty } = await emptyTables(db, user, { budget, bounds });
      done.rows += rows;
      if (!isEmpty) done.isMore = true;
      else if (await wipeUser(db, user, billingKeptUntil(user.closedAt))) {
        done.accounts += 1;
        onWiped(user.id);
      }
    });
  }
  const wiped = await run.finish();
  const forgotten = stripe
    ? await forgetCustomers(db, stripe, { now, bounds, reportError })
    : { customers: 0, failed: 0, givenUp: 0 };
  return {
    ...done,
    customers: forgotten.customers,
    isMore: done.isMore || wiped.failed > 0,
    failed: wiped.failed + forgotten.failed,
    givenUp: wiped.givenUp + forgotten.givenUp,
  };
}

async function emptyTables(
  db: Database,
  user: ClosedUser,
  { budget, bounds }: { budget: { writes: number }; bounds: WipeBounds },
): Promise<{ rows: number; isEmpty: boolean }> {
  let rows = 0;
  for (const name of longTableNames) {
    for (let went = bounds.rowsAtOnce; went === bounds.rowsAtOnce; rows += went) {
      if (budget.writes === 0) return { rows, isEmpty: false };
      budget.writes -= 1;
      went = await wipeRows(db, user, name, bounds.rowsAtOnce);
    }
  }
  return { rows, isEmpty: true };
}

async function forgetCustomers(
  db: Database,
  stripe: Pick<StripeClient, 'forgetCustomer'>,
  wipe: { now: number; bounds: WipeBounds; reportError: (error: unknown) => void },
): Promise<{ customers: number } & JobCounts> {
  const { now, bounds, reportError } = wipe;
  const due = await selectCustomersToForget(db, { now, limit: bounds.customers });
  const run = startJobRun(db, { job: 'forget-customers', now, perUser: 1, reportError });
  let customers = 0;
  for (const customerId of due) {
    await run.attempt({ itemId: customerId, userId: null }, async () => {
      await stripe.forgetCustomer({ customerId });
      if (await noteForgotten(db, customerId, now)) customers += 1;
    });
  }
  return { customers, ...(await run.finish()) };
}

import type { RevokeAppleGrant } from '#app/adapters/identity/apple.server.ts';
import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import { billingKeptUntil, wipedIfClosedBy } from '#app/domain/account/account-closing.ts';
import { isEntitled, planState } from '#app/domain/billing/allowance.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import {
  closeUser,
  getStripeCustomer,
  selectClosedCustomers,
} from '#app/features/account/queries/close-account.server.ts';
import {
  deleteGrant,
  listLeftGrants,
} from '#app/features/account/queries/provider-sign-in.server.ts';
import {
  type ClosedUser,
  listCustomersToDelete,
  longTableNames,
  recordClosedCustomer,
  selectClosedUsers,
  wipeRows,
  wipeUser,
} from '#app/features/account/queries/wipe-accounts.server.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { retryIfResponseLost } from '#db/write.server.ts';

const maxAtOnce = 50;

/**
 * Revokes the Apple grants of deleted accounts, so that Apple no longer lists the product among the apps that use their
 * Apple ID. Runs when an account is deleted, and hourly to retry failures.
 * @param run.now milliseconds since the epoch
 * @param run.reportError gets the failure for one grant; the others continue
 * @returns the number of revoked grants
 */
export async function revokeGrantsOfClosed(
  db: Database,
  revoke: RevokeAppleGrant,
  run: { now: number; reportError: (error: unknown) => void },
): Promise<{ revoked: number } & JobCounts> {
  const grants = await listLeftGrants(db, { now: run.now, limit: maxAtOnce });
  const job = startJobRun(db, { job: 'revoke-grants', perUser: maxAtOnce, ...run });
  let revoked = 0;
  for (const { subject, userId, clientId, refreshToken } of grants) {
    await job.attempt({ itemId: subject, userId }, async () => {
      await revoke({ clientId, refreshToken });
      await deleteGrant(db, { subject, refreshToken });
      revoked += 1;
    });
  }
  return { revoked, ...(await job.finish()) };
}

/**
 * `plan-stands`: Stripe couldn't cancel the plan, so nothing was closed. `session-over`: the requesting user is signed
 * out.
 */
type ClosingOutcome = 'closed' | 'plan-stands' | 'session-over';

/**
 * Closes an account at once. Its plan at Stripe is canceled first, since nobody could cancel the plan of a closed
 * account. The hourly job (`endPlansOfClosed`) ends what couldn't be ended after closing.
 * @param closing.sessionId the requesting session
 * @param closing.reportError gets the reason why Stripe did not cancel
 * @throws if the database is unavailable: the plan may be canceled while the account is open, and a retry completes it
 */
export async function closeAccount(
  db: Database,
  stripe: Pick<StripeClient, 'endPlans'> | null,
  closing: {
    settings: UserSettings;
    sessionId: string;
    now: number;
    reportError: (error: unknown) => void;
  },
): Promise<ClosingOutcome> {
  const { settings, sessionId, now, reportError } = closing;
  const { userId } = settings;
  const customerId = await getStripeCustomer(db, userId);
  if (customerId && stripe) {
    try {
      await stripe.endPlans({ customerId });
    } catch (error) {
      if (!stripeFailureKind(error)) throw error;
      reportError(error);
      return 'plan-stands';
    }
  } else if (customerId && isOpenAtStripe(settings, now)) return 'plan-stands';
  const isClosed = await retryIfResponseLost(() => closeUser(db, { userId, sessionId, now }));
  if (!isClosed) return 'session-over';
  // A checkout may have been created in between, even for a new customer.
  if (stripe) await endRemainingPlans(db, stripe, userId).catch(reportError);
  return 'closed';
}

/** Cancels the plans and open checkouts that could still charge a closed account. */
async function endRemainingPlans(
  db: Database,
  stripe: Pick<StripeClient, 'endPlans'>,
  userId: string,
): Promise<void> {
  const customerId = await getStripeCustomer(db, userId);
  if (customerId) await stripe.endPlans({ customerId });
}

function isOpenAtStripe(settings: UserSettings, now: number): boolean {
  const { subscriptionSource, subscriptionStatus } = settings;
  if (subscriptionSource !== 'stripe') return false;
  return subscriptionStatus === 'past_due' || isEntitled(planState(settings, now));
}

/** A checkout page is open for a day, and the job may miss a run. */
const openAtMostMs = 26 * 3_600_000;

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

type Wiped = {
  /** Accounts that are now completely wiped. */
  accounts: number;
  /** Deleted invoices, clients and products. */
  rows: number;
  /** Customers deleted at Stripe. */
  customers: number;
  /** Whether the next run has more to do. */
  isMore: boolean;
} & JobCounts;

/**
 * The limits of one run. Each write and each Stripe call is a subrequest, and all jobs of a run share 1,000 of them.
 */
export type WipeBounds = {
  accounts: number;
  /** Round trips for deleting rows. */
  writes: number;
  /** Rows deleted by one write; an invoice may be up to a megabyte. */
  rowsAtOnce: number;
  customers: number;
};

const usualBounds: WipeBounds = { accounts: 50, writes: 200, rowsAtOnce: 100, customers: 50 };

/**
 * Wipes accounts that have been closed for 30 days, longest closed first, and deletes their customers at Stripe. If a
 * run is cut short, the account stays closed and partly wiped, and the next run continues. Idempotent.
 * @param wipe.now milliseconds since the epoch
 * @param wipe.onWiped called with each account that is completely wiped
 * @param wipe.reportError gets the failure for one account or customer; the others continue
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
  // Accounts that another run wipes at the same time are not counted twice.
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
    ? await deleteCustomers(db, stripe, { now, bounds, reportError })
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

async function deleteCustomers(
  db: Database,
  stripe: Pick<StripeClient, 'forgetCustomer'>,
  wipe: { now: number; bounds: WipeBounds; reportError: (error: unknown) => void },
): Promise<{ customers: number } & JobCounts> {
  const { now, bounds, reportError } = wipe;
  const due = await listCustomersToDelete(db, { now, limit: bounds.customers });
  const run = startJobRun(db, { job: 'forget-customers', now, perUser: 1, reportError });
  let customers = 0;
  for (const customerId of due) {
    await run.attempt({ itemId: customerId, userId: null }, async () => {
      await stripe.forgetCustomer({ customerId });
      if (await recordClosedCustomer(db, customerId, now)) customers += 1;
    });
  }
  return { customers, ...(await run.finish()) };
}

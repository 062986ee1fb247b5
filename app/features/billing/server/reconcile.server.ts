import { stripeFailureKind } from '#app/adapters/stripe/open-stripe.server.ts';
import type { AppStoreClient } from '#app/domain/billing/app-store-snapshot.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import type { SubscriptionSource } from '#app/domain/billing/subscription.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { selectToCheck, type ToCheck } from '../queries/billing-rows.server.ts';
import { refreshAppStore, refreshStripe } from './refresh-subscription.server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How many users are checked in parallel. */
const lanes = 4;

export type Reconciled = {
  checked: number;
  /** Users whose customer is unknown to Stripe; their rows don't change. */
  unknown: number;
  /** The ids of users whose plan changed. */
  changed: string[];
  /** The providers that had a change which no event had reported. */
  changedAt: Set<SubscriptionSource>;
} & JobCounts;

/**
 * Repairs what lost events left behind: checks the users who weren't checked for longest with the providers, starting
 * with those whose paid time has ended without an event. The time of the check is written before the request, so that a
 * run continues where the last one stopped and one user's failure doesn't hold up the others.
 * @param reconcile.limit how many users; each costs about four subrequests
 * @param reconcile.which `ended` checks only users whose paid time has ended
 * @param reconcile.reportError gets each failure
 */
export async function reconcile(
  db: Database,
  reconcile: {
    stripe: Pick<StripeClient, 'fetchSnapshot' | 'closeCheckouts'> | null;
    appStore: Pick<AppStoreClient, 'fetchTransaction'> | null;
    now: number;
    limit: number;
    which: 'ended' | 'all';
    reportError: (error: unknown) => void;
  },
): Promise<Reconciled> {
  const { stripe, appStore, now, limit, which, reportError } = reconcile;
  const waiting = await selectToCheck(db, {
    stripe: stripe !== null,
    appStore: appStore !== null,
    ended: { askedBy: now - 50 * minuteMs, since: now - 30 * 24 * hourMs },
    others: which === 'ended' ? null : { askedBy: now - 20 * hourMs },
    now,
    limit,
  });
  const done: Reconciled = {
    checked: 0,
    unknown: 0,
    changed: [],
    changedAt: new Set(),
    failed: 0,
    givenUp: 0,
  };
  const run = startJobRun(db, { job: 'reconcile', now, perUser: 1, reportError });
  const check = async ({ userId, hasCustomer, hasPurchases }: ToCheck) => {
    const answers = await Promise.allSettled([
      stripe && hasCustomer ? refreshStripe(db, stripe, { userId, now }) : null,
      appStore && hasPurchases ? refreshAppStore(db, { appStore, stripe }, { userId, now }) : null,
    ]);
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    const real = failures.filter((reason) => stripeFailureKind(reason) !== 'no-such');
    done.checked += 1;
    if (real.length < failures.length) done.unknown += 1;
    const [web, store] = answers;
    const isWebChanged = web.status === 'fulfilled' && web.value === 'applied';
    const isStoreChanged = store.status === 'fulfilled' && store.value?.applied === true;
    if (isWebChanged) done.changedAt.add('stripe');
    if (isStoreChanged) done.changedAt.add('app_store');
    if (isWebChanged || isStoreChanged) done.changed.push(userId);
    // The run itself reports the first error.
    for (const reason of real.slice(1)) reportError(reason);
    if (real.length > 0) throw real[0];
  };
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const user = next;
      await run.attempt({ itemId: user.userId, userId: user.userId }, () => check(user));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { ...done, ...(await run.finish()) };
}

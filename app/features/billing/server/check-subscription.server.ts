import type { AppStoreClient } from '#app/domain/billing/app-store-client.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { getSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { refreshAppStore } from './refresh-app-store.server.ts';
import { refreshStripe } from './refresh-stripe.server.ts';

/** Pages poll every 3 s while they wait; this keeps several tabs of a user from asking more often. */
const askedAgainAfterMs = 2_000;

/**
 * Asks the providers what a user has bought, at most every two seconds, and reads the resulting row. A provider that is
 * unavailable is reported and doesn't block the other one; the stored row is used in its place.
 * @returns the row, and whether the plan differs from `check.settings`
 * @throws if the database is unavailable
 */
export async function checkSubscription(
  db: Database,
  providers: {
    stripe: Pick<StripeClient, 'fetchSnapshot' | 'closeCheckouts'> | null;
    appStore: Pick<AppStoreClient, 'fetchTransaction'> | null;
  },
  check: { settings: UserSettings; now: number; reportError: (error: unknown) => void },
): Promise<{ settings: UserSettings; isChanged: boolean }> {
  const { stripe, appStore } = providers;
  const { userId } = check.settings;
  const ask = { userId, now: check.now };
  const notWithinMs = askedAgainAfterMs;
  const orReported = <Answer>(question: Promise<Answer>): Promise<Answer | 'failed'> =>
    question.catch((error: unknown) => {
      check.reportError(error);
      return 'failed';
    });
  const web = stripe && (await orReported(refreshStripe(db, stripe, { ...ask, notWithinMs })));
  if (appStore && web !== 'recent') {
    // Both providers share one timestamp, so only the first may be skipped for having been asked recently.
    const isFirst = web === null || web === 'no-customer';
    const asking = { ...ask, ...(isFirst && { notWithinMs }) };
    await orReported(refreshAppStore(db, { appStore, stripe }, asking));
  }
  const settings = await getSettings(db, userId);
  return { settings, isChanged: planOf(settings) !== planOf(check.settings) };
}

function planOf(row: UserSettings): string {
  return JSON.stringify([
    row.subscriptionSource,
    row.subscriptionPlan,
    row.subscriptionStatus,
    row.subscriptionEndMs,
    row.invoiceLimit,
    row.renewingPlans,
  ]);
}

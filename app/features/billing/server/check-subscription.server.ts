import type { AppStoreClient } from '#app/domain/billing/app-store-client.ts';
import type { StripeClient } from '#app/domain/billing/stripe-client.ts';
import { getSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { refreshAppStore } from './refresh-app-store.server.ts';
import { refreshStripe } from './refresh-stripe.server.ts';

/** Pages ask every 3 s while they wait; several tabs of one person do not make it more. */
const askedAgainAfterMs = 2_000;

/**
 * Asks the providers what a user has bought, at most every two seconds, and reads the row that this leaves. A provider
 * that cannot be asked is reported and holds up no other; of what it would say the stored row answers.
 * @returns the row, and whether the plan is another one than in `check.settings`
 * @throws when the database cannot be asked
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
    // Both note the same moment, so the second of them would find itself asked just now.
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

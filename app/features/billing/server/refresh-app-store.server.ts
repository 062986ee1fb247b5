import type { AppStoreClient } from '#app/domain/billing/app-store-client.ts';
import type { Database } from '#db/client.server.ts';
import { beginAppStoreCheck } from '../queries/billing-rows.server.ts';
import { applyAppStore, type CheckoutCloser } from './apply-app-store.server.ts';

/**
 * Asks the App Store about every purchase that a user owns and applies the responses; an older purchase never replaces
 * a plan that was bought later.
 * @param refresh.notWithinMs skip if a provider was asked about the user less than this many ms ago
 * @param refresh.now milliseconds since the epoch
 * @returns how many purchases were checked and whether one changed the row
 * @throws if the App Store or the database is unavailable
 */
export async function refreshAppStore(
  db: Database,
  {
    appStore,
    stripe,
  }: { appStore: Pick<AppStoreClient, 'fetchTransaction'>; stripe: CheckoutCloser },
  refresh: { userId: string; notWithinMs?: number; now: number },
): Promise<{ asked: number; applied: boolean }> {
  const { userId, notWithinMs = 0, now } = refresh;
  const notSince = notWithinMs > 0 ? now - notWithinMs : Number.MAX_SAFE_INTEGER;
  const purchases = await beginAppStoreCheck(db, userId, { notSince, now });
  let applied = false;
  for (const { reference, environment } of purchases) {
    const found = await appStore.fetchTransaction(reference, environment);
    if (!found || found.snapshot.reference !== reference) continue;
    const { snapshot, signedMs } = found;
    const order = { signedMs };
    const change = { userId, source: 'app_store' as const, snapshot, order, event: null, now };
    applied = (await applyAppStore(db, stripe, change)) === 'applied' || applied;
  }
  return { asked: purchases.length, applied };
}

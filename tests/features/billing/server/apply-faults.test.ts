import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SubscriptionChange } from '#app/features/billing/queries/apply-subscription.server.ts';
import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import {
  applySubscription,
  refreshStripe,
} from '#app/features/billing/server/refresh-subscription.server.ts';
import { appStorePurchases, providerEvents } from '#db/billing-schema.ts';
import { type Database, isDatabaseUnavailable } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import {
  databaseFaults,
  forEachDatabaseFault,
  usualFaults,
} from '#tests/support/fault-database.ts';
import { providerWords, stripeAnswering } from '#tests/support/provider-words.ts';
import {
  columnsOf,
  createCustomer,
  dayMs,
  billingNow as now,
  planOf,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const isRecorded = async (db: Database, source: 'stripe' | 'app_store', id: string) =>
  (await db.$count(
    providerEvents,
    and(eq(providerEvents.source, source), eq(providerEvents.eventId, id)),
  )) === 1;

/** Expects the effect with its event or neither; after a retry, exactly once. */
async function expectAllOrNothing(db: Database, news: SubscriptionChange) {
  if (!news.event) throw new Error('The test needs an event');
  const { source, id } = news.event;
  const row = await planOf(db, news.userId);
  const recorded = await isRecorded(db, source, id);
  expect(row).toMatchObject(columnsOf(recorded ? news.snapshot : null));
  if (source === 'stripe') expect(row.billingApplied).toBe(recorded ? 1 : 0);
  const owned = await db.$count(appStorePurchases, eq(appStorePurchases.userId, news.userId));
  expect(owned).toBe(source === 'app_store' && recorded ? 1 : 0);
  expect(await applySubscription(db, news)).toBe(recorded ? 'duplicate' : 'applied');
  expect(await planOf(db, news.userId)).toMatchObject(columnsOf(news.snapshot));
}

test.each(['stripe', 'app_store'] as const)(
  'whichever call fails, a report of %s, the purchase’s owner and the event are stored together or not at all',
  async (source) => {
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: async (db): Promise<SubscriptionChange> => {
        const { userId } = await createCustomer(db);
        const event = { source, id: crypto.randomUUID() };
        return source === 'stripe'
          ? { userId, source, snapshot: webSnapshot(), order: { sequence: 1 }, event, now }
          : { userId, source, snapshot: storeSnapshot(), order: { signedMs: 1 }, event, now };
      },
      action: applySubscription,
      check: async (db, news, outcome) => {
        if (outcome.outcome === 'threw') expect(isDatabaseUnavailable(outcome.error)).toBe(true);
        await expectAllOrNothing(db, news);
      },
    });
    expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
  },
);

test('sending the event again repairs a refresh that failed anywhere', async () => {
  const snapshot = webSnapshot({ plan: 'Pro' });
  const stripe = { fetchSnapshot: async () => snapshot };
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async (db) => {
      const { userId } = await createCustomer(db);
      return { userId, event: { source: 'stripe' as const, id: crypto.randomUUID() }, now };
    },
    action: (db, refresh) => refreshStripe(db, stripe, refresh),
    check: async (db, refresh, outcome) => {
      if (outcome.outcome === 'answered') expect(outcome.answer).toBe('applied');
      const recorded = await isRecorded(db, 'stripe', refresh.event.id);
      const again = await refreshStripe(db, stripe, refresh);
      expect(again).toBe(recorded ? 'duplicate' : 'applied');
      expect(await planOf(db, refresh.userId)).toMatchObject(columnsOf(snapshot));
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});
test('whichever call of a nightly run fails, every plan is the old or the new one, and the next run repairs the rest', async () => {
  const bought = storeSnapshot();
  const refunded = { ...bought, status: 'free' } as const;
  const snapshot = webSnapshot();
  const met = await forEachDatabaseFault({
    open: database.open,
    faults: usualFaults,
    prepare: async (db) => {
      await writeBatch(db, [
        db.update(userSettings).set({ stripeCustomerId: null, billingCheckedAt: null }),
        db.delete(appStorePurchases),
      ]);
      const web = await createCustomer(db);
      const store = await createSampleUser(db);
      await providerWords(db).fromStore(store.userId, bought, 1);
      const appStore = {
        fetchTransaction: async () => ({ snapshot: refunded, userId: store.userId, signedMs: 2 }),
      };
      return { web, store, appStore, stripe: stripeAnswering(() => snapshot) };
    },
    action: async (db, { stripe, appStore }) => {
      const errors: unknown[] = [];
      const reportError = (error: unknown) => errors.push(error);
      const run = { stripe, appStore, now, limit: 100, which: 'all', reportError } as const;
      return { ...(await reconcile(db, run)), errors };
    },
    check: async (db, { web, store, stripe, appStore }, outcome) => {
      const before = { web: columnsOf(null), store: columnsOf(bought) };
      const after = { web: columnsOf(snapshot), store: columnsOf(refunded) };
      const states = async () => ({
        web: await planOf(db, web.userId),
        store: await planOf(db, store.userId),
      });
      const state = await states();
      for (const who of ['web', 'store'] as const) {
        expect([before[who], after[who]]).toContainEqual(
          Object.fromEntries(
            Object.keys(before[who]).map((key) => [key, Reflect.get(state[who], key)]),
          ),
        );
      }
      if (outcome.outcome === 'threw') {
        // The first call reads which users to check.
        expect([outcome.failAt, isDatabaseUnavailable(outcome.error)]).toEqual([1, true]);
      } else {
        const { checked, failed, changed, errors } = outcome.answer;
        expect([checked, errors.every(isDatabaseUnavailable)]).toEqual([2, true]);
        // Only users who did change are reported as changed; a failed write counts as failed.
        for (const userId of changed) {
          const who = userId === web.userId ? 'web' : 'store';
          expect(state[who]).toMatchObject(after[who]);
        }
        // Storing or clearing a failure may fail too.
        expect(errors.length).toBeGreaterThanOrEqual(failed);
        expect(changed.length + failed).toBe(2);
      }
      const reportError = () => undefined;
      const next = { stripe, appStore, now: now + dayMs, limit: 100, which: 'all', reportError };
      const run = await reconcile(db, { ...next, which: 'all' });
      expect(run).toMatchObject({ checked: 2, failed: 0, unknown: 0 });
      expect(await states()).toMatchObject(after);
      expect(await db.$count(appStorePurchases)).toBe(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4 * usualFaults.length);
});

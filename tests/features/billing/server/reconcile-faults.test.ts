import { expect, test } from 'vitest';
import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import { appStorePurchases } from '#db/billing-schema.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { forEachDatabaseFault, usualFaults } from '#tests/support/fault-database.ts';
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

const { open } = await createTestDatabase();

test('whichever call of a nightly run fails, every plan is the old or the new one, and the next run repairs the rest', async () => {
  const bought = storeSnapshot();
  const refunded = { ...bought, status: 'free' } as const;
  const snapshot = webSnapshot();
  const met = await forEachDatabaseFault({
    open,
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
      const done = await reconcile(db, {
        stripe,
        appStore,
        now,
        limit: 100,
        which: 'all',
        reportError,
      });
      return { ...done, errors };
    },
    check: async (db, { web, store, stripe, appStore }, outcome) => {
      const before = { web: columnsOf(null), store: columnsOf(bought) };
      const after = { web: columnsOf(snapshot), store: columnsOf(refunded) };
      const night = {
        stripe,
        appStore,
        now: now + dayMs,
        limit: 100,
        which: 'all',
        reportError: () => undefined,
      } as const;
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
      expect(await reconcile(db, night)).toMatchObject({ checked: 2, failed: 0, unknown: 0 });
      expect(await states()).toMatchObject(after);
      const sql = 'SELECT count(*) FROM app_store_purchases';
      expect(Number((await db.$client.execute(sql)).rows[0]?.[0])).toBe(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4 * usualFaults.length);
});

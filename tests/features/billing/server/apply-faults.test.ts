import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SubscriptionChange } from '#app/features/billing/queries/apply-subscription.server.ts';
import {
  applySubscription,
  refreshStripe,
} from '#app/features/billing/server/refresh-subscription.server.ts';
import { appStorePurchases, providerEvents } from '#db/billing-schema.ts';
import { type Database, isDatabaseUnavailable } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import {
  columnsOf,
  createCustomer,
  billingNow as now,
  planOf,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
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

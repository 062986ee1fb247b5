import { describe, expect, test } from 'vitest';
import { refreshStripe } from '#app/features/billing/server/refresh-subscription.server.ts';
import { appStorePurchases, providerEvents } from '#db/billing-schema.ts';
import { providerWords } from '#tests/support/provider-words.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import {
  columnsOf,
  createCustomer,
  dayMs,
  billingNow as now,
  planOf,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
/** Each call opens a new connection, as requests do. */
const open = () => database.open({ timeoutMilliseconds: 30_000 });

const rounds = Array.from({ length: isFullStrain ? 20 : 1 }, (_, index) => index + 1);
const shuffled = <T>(values: readonly T[]) =>
  values
    .map((value) => ({ value, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);

/** 50 snapshots of one purchase, each with another end of the paid period. */
const history = Array.from({ length: 50 }, (_, index) => index + 1);

describe.each(rounds)('round %i', () => {
  test('50 concurrent Stripe reports in any order end with the newest sequence', async () => {
    const { userId } = await createCustomer(open());
    const snapshotOf = (sequence: number) => webSnapshot({ endMs: now + sequence * dayMs });
    const apply = (sequence: number) =>
      providerWords(open()).fromStripe(
        userId,
        snapshotOf(sequence),
        sequence,
        `${userId}:${sequence}`,
      );
    const outcomes = await Promise.all(shuffled([...history, ...history]).map(apply));
    const row = await planOf(open(), userId);
    expect(row).toMatchObject({ ...columnsOf(snapshotOf(50)), billingApplied: 50 });
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(50);
    expect(await open().$count(providerEvents)).toBeGreaterThanOrEqual(50);
  });

  test('50 concurrent App Store reports in any order end with the newest signature', async () => {
    const { userId } = await createCustomer(open());
    const purchase = storeSnapshot();
    const snapshotOf = (signedMs: number) => ({ ...purchase, endMs: now + signedMs * dayMs });
    const apply = (signedMs: number) =>
      providerWords(open()).fromStore(
        userId,
        snapshotOf(signedMs),
        signedMs,
        `${userId}:${signedMs}`,
      );
    await Promise.all(shuffled([...history, ...history]).map(apply));
    expect(await planOf(open(), userId)).toMatchObject(columnsOf(snapshotOf(50)));
  });

  test('50 concurrent requests while the plan changes end with Stripe’s last response', async () => {
    const { userId } = await createCustomer(open());
    let version = 0;
    const snapshot = () => webSnapshot({ endMs: now + version * dayMs });
    const stripe = {
      fetchSnapshot: async () => {
        version += 1;
        const said = snapshot();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
        return said;
      },
    };
    await Promise.all(history.map(() => refreshStripe(open(), stripe, { userId, now })));
    // The last change is always followed by its event.
    expect(await refreshStripe(open(), stripe, { userId, now })).toBe('applied');
    expect(await planOf(open(), userId)).toMatchObject({
      ...columnsOf(snapshot()),
      billingSequence: 51,
      billingApplied: 51,
    });
  });

  test('if 20 users submit the same purchase at once, one gets it', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => createCustomer(open())));
    const snapshot = storeSnapshot();
    const outcomes = await Promise.all(
      users.map(({ userId }) => providerWords(open()).fromStore(userId, snapshot, 1_000)),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(19);
    const plans = await Promise.all(users.map(({ userId }) => planOf(open(), userId)));
    expect(plans.filter((plan) => plan.subscriptionStatus === 'active')).toHaveLength(1);
    expect(await open().$count(appStorePurchases)).toBeGreaterThanOrEqual(1);
  });

  test('if a web plan and an App Store plan are bought at once, one is in force', async () => {
    const { userId } = await createCustomer(open());
    const store = storeSnapshot();
    const outcomes = await Promise.all([
      providerWords(open()).fromStripe(userId, webSnapshot(), 1),
      providerWords(open()).fromStore(userId, store, 1),
    ]);
    expect([...outcomes].sort()).toEqual(['applied', 'refused']);
    const stands = outcomes[0] === 'applied' ? webSnapshot() : store;
    expect(await planOf(open(), userId)).toMatchObject(columnsOf(stands));
  });
});

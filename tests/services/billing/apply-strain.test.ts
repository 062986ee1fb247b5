import { describe, expect, test } from 'vitest';
import { refreshStripe } from '#app/services/billing/refresh-stripe.server.ts';
import { appStorePurchases, providerEvents } from '#db/schema.ts';
import { providerWords } from '#tests/support/provider-words.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import {
  columnsOf,
  createCustomer,
  dayMs,
  billingNow as now,
  planOf,
  storeTruth,
  webTruth,
} from '#tests/support/sample-subscription.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The soak writes more than the database's log holds. */
const database = await createTestDatabase({ inTurn: isFullStrain });
/** Each opens the database anew, as requests do. */
const open = () => database.open({ timeoutMilliseconds: 30_000 });

const rounds = Array.from({ length: isFullStrain ? 20 : 1 }, (_, index) => index + 1);
const shuffled = <T>(values: readonly T[]) =>
  values
    .map((value) => ({ value, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);

/** 50 truths of one purchase, each with another end of its paid time. */
const history = Array.from({ length: 50 }, (_, index) => index + 1);

describe.each(rounds)('round %i', () => {
  test('50 words of Stripe side by side, in any order, end in the newest ticket', async () => {
    const { userId } = await createCustomer(open());
    const truthOf = (ticket: number) => webTruth({ endMs: now + ticket * dayMs });
    const apply = (ticket: number) =>
      providerWords(open()).fromStripe(userId, truthOf(ticket), ticket, `${userId}:${ticket}`);
    const outcomes = await Promise.all(shuffled([...history, ...history]).map(apply));
    const row = await planOf(open(), userId);
    expect(row).toMatchObject({ ...columnsOf(truthOf(50)), billingApplied: 50 });
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(50);
    expect(await open().$count(providerEvents)).toBeGreaterThanOrEqual(50);
  });

  test('50 words of the App Store side by side, in any order, end in the newest signature', async () => {
    const { userId } = await createCustomer(open());
    const purchase = storeTruth();
    const truthOf = (signedMs: number) => ({ ...purchase, endMs: now + signedMs * dayMs });
    const apply = (signedMs: number) =>
      providerWords(open()).fromStore(userId, truthOf(signedMs), signedMs, `${userId}:${signedMs}`);
    await Promise.all(shuffled([...history, ...history]).map(apply));
    expect(await planOf(open(), userId)).toMatchObject(columnsOf(truthOf(50)));
  });

  test('50 questions side by side while the plan changes end in what Stripe says last', async () => {
    const { userId } = await createCustomer(open());
    let version = 0;
    const truth = () => webTruth({ endMs: now + version * dayMs });
    const stripe = {
      fetchTruth: async () => {
        version += 1;
        const said = truth();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
        return said;
      },
    };
    await Promise.all(history.map(() => refreshStripe(open(), stripe, { userId, now })));
    // One more word always follows the last change: its event.
    expect(await refreshStripe(open(), stripe, { userId, now })).toBe('applied');
    expect(await planOf(open(), userId)).toMatchObject({
      ...columnsOf(truth()),
      ...{ billingTicket: 51, billingApplied: 51 },
    });
  });

  test('of 20 users who bring the same purchase side by side one gets it', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => createCustomer(open())));
    const truth = storeTruth();
    const outcomes = await Promise.all(
      users.map(({ userId }) => providerWords(open()).fromStore(userId, truth, 1_000)),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(19);
    const plans = await Promise.all(users.map(({ userId }) => planOf(open(), userId)));
    expect(plans.filter((plan) => plan.subscriptionStatus === 'active')).toHaveLength(1);
    expect(await open().$count(appStorePurchases)).toBeGreaterThanOrEqual(1);
  });

  test('of a plan on the web and one in the App Store bought at once, one stands', async () => {
    const { userId } = await createCustomer(open());
    const store = storeTruth();
    const outcomes = await Promise.all([
      providerWords(open()).fromStripe(userId, webTruth(), 1),
      providerWords(open()).fromStore(userId, store, 1),
    ]);
    expect([...outcomes].sort()).toEqual(['applied', 'refused']);
    const stands = outcomes[0] === 'applied' ? webTruth() : store;
    expect(await planOf(open(), userId)).toMatchObject(columnsOf(stands));
  });
});

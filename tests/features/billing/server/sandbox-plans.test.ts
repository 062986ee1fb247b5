import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SubscriptionSnapshot } from '#app/domain/billing/subscription.ts';
import {
  applyAppStore,
  refreshAppStore,
} from '#app/features/billing/server/refresh-subscription.server.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import { providerWords } from '#tests/support/provider-words.ts';
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

// App Review and TestFlight buy in Apple's sandbox, where nothing is paid.

const db = (await createTestDatabase()).open();
const { fromStripe, fromStore } = providerWords(db);

function sandboxSnapshot(changes: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
  return storeSnapshot({
    isSandbox: true,
    startDay: '2026-03-15',
    endMs: now + 300_000,
    ...changes,
  });
}

describe('a Sandbox plan', () => {
  test.each(['web', 'App Store'])(
    'neither outlives nor replaces a plan paid for in the %s',
    async (place) => {
      const pay = (userId: string) =>
        place === 'web' ? fromStripe(userId, paid, 1) : fromStore(userId, paid, 1);
      let paid = place === 'web' ? webSnapshot() : storeSnapshot();
      const [first, second] = [await createCustomer(db), await createCustomer(db)];
      const tried = sandboxSnapshot({ plan: 'Pro' });
      expect(await fromStore(first.userId, tried, 1)).toBe('applied');
      expect(await pay(first.userId)).toBe('applied');
      const renewed = { ...tried, endMs: now + 600_000 };
      expect(await fromStore(first.userId, renewed, 2)).not.toBe('applied');
      expect(await planOf(db, first.userId)).toMatchObject(columnsOf(paid));

      paid = { ...paid, reference: crypto.randomUUID(), startDay: '2026-01-01' };
      await pay(second.userId);
      const later = sandboxSnapshot({ plan: 'Pro' });
      expect(await fromStore(second.userId, later, 1)).not.toBe('applied');
      expect(await planOf(db, second.userId)).toMatchObject(columnsOf(paid));
    },
  );

  test('is replaced by an unpaid plan as soon as it has ended', async () => {
    const { userId } = await createCustomer(db);
    const unpaid = webSnapshot({ status: 'past_due', endMs: now - 8 * dayMs });
    await fromStripe(userId, unpaid, 1);
    const tried = sandboxSnapshot();
    expect(await fromStore(userId, tried, 1)).toBe('applied');
    const ended = { ...tried, status: 'cancelled', endMs: now - 1 } as const;
    expect(await fromStore(userId, ended, 2)).toBe('applied');
    expect(await fromStripe(userId, unpaid, 2)).toBe('applied');
    expect(await fromStore(userId, ended, 3)).not.toBe('applied');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(unpaid));
  });

  test('does not count as a plan that renews, even together with one that does', async () => {
    const { userId } = await createCustomer(db);
    await fromStripe(userId, webSnapshot(), 1);
    await fromStore(userId, sandboxSnapshot(), 1);
    const renewing = await db
      .select({ source: renewingPlans.source })
      .from(renewingPlans)
      .where(eq(renewingPlans.userId, userId));
    expect(renewing).toEqual([{ source: 'stripe' }]);
  });

  test('cannot become a paid plan, nor the other way round', async () => {
    const { userId } = await createSampleUser(db);
    const tried = sandboxSnapshot();
    await fromStore(userId, tried, 1);
    const disguised = { ...tried, isSandbox: false, endMs: now + dayMs };
    expect(await fromStore(userId, disguised, 2)).toBe('superseded');
    expect(await planOf(db, userId)).toMatchObject(columnsOf(tried));
  });

  test.each([
    ['remain open for a Sandbox plan', true, []],
    ['are closed for a paid plan', false, ['closed']],
  ])('open checkout pages %s', async (_, isSandbox, expected) => {
    const { userId } = await createCustomer(db);
    const closed: string[] = [];
    const stripe = { closeCheckouts: async () => void closed.push('closed') };
    await applyAppStore(db, stripe, {
      userId,
      source: 'app_store',
      snapshot: sandboxSnapshot({ isSandbox }),
      order: { signedMs: 1 },
      event: null,
      now,
    });
    expect(closed).toEqual(expected);
  });
});

test('each purchase is checked where it was bought, paid ones first', async () => {
  const { userId } = await createSampleUser(db);
  const paid = storeSnapshot();
  await fromStore(userId, paid, 1);
  for (let count = 0; count < 9; count += 1) await fromStore(userId, sandboxSnapshot(), 2 + count);
  const asked: [reference: string, environment: string | undefined][] = [];
  const appStore = {
    fetchTransaction: async (reference: string, environment?: string) => {
      asked.push([reference, environment]);
      return null;
    },
  };
  await refreshAppStore(db, { appStore, stripe: null }, { userId, now });
  expect(asked[0]).toEqual([paid.reference, 'Production']);
  expect(new Set(asked.slice(1).map(([, environment]) => environment))).toEqual(
    new Set(['Sandbox']),
  );
});

import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { StripeFailure } from '#app/adapters/stripe/open-stripe.server.ts';
import type { ConnectClient } from '#app/domain/cards/connect-client.ts';
import { retryDelaysMs } from '#app/domain/jobs/scheduled-jobs.ts';
import {
  endPlansOfClosed,
  wipeClosedAccounts,
} from '#app/features/account/server/closed-accounts.server.ts';
import { reconcile } from '#app/features/billing/server/reconcile.server.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { checkCards } from '#app/features/cards/server/check-cards.server.ts';
import { countGivenUp } from '#app/features/operations/queries/job-queue.server.ts';
import { startJobRun } from '#app/features/operations/server/start-job-run.server.ts';
import { sendDueReminders } from '#app/features/reminders/server/send-due-reminders.server.ts';
import { users } from '#db/account-schema.ts';
import { renewingPlans, retainedBilling } from '#db/billing-schema.ts';
import { connectedAccounts } from '#db/connect-schema.ts';
import { jobFailures } from '#db/job-schema.ts';
import { reminderSettings } from '#db/reminder-schema.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createCustomer } from '#tests/support/sample-subscription.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// For jobs with one item per user: after a run filled with failing users, the next run gets to the others.

const database = await createTestDatabase();
const db = database.open();
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 28, 12);
const reportError = () => {};
const publishToUser = () => {};

/** The given number of users for whom a job fails, and a newer one for whom it doesn't. */
async function createUsers(failing: number) {
  const ids: string[] = [];
  for (let at = 0; at <= failing; at += 1) ids.push((await createSampleUser(db)).userId);
  const good = ids.pop() ?? '';
  return { good, bad: ids };
}

/** Makes writes to these users' rows fail. */
const breakRows = (what: string, column: string, ids: readonly string[]) =>
  db.run(`CREATE TRIGGER broken_${crypto.randomUUID().slice(0, 8)} BEFORE ${what}
    WHEN ${column} IN (${ids.map((id) => `'${id}'`).join(', ')})
    BEGIN SELECT RAISE(ABORT, 'This row is broken'); END`);

test('reminders', async () => {
  const { good, bad } = await createUsers(5);
  for (const [at, userId] of [...bad, good].entries())
    await db.insert(reminderSettings).values({ userId, plan: 'firm', since: 1, nextRunAt: at + 1 });
  await breakRows('UPDATE ON reminder_settings', 'OLD.user_id', bad);
  const run = { dailyQuota: null, limit: 5, publishToUser, reportError };
  expect(await sendDueReminders(db, { ...run, now })).toMatchObject({ failed: 5 });
  await sendDueReminders(db, { ...run, now: now + 60_000 });
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, good));
  expect(row?.nextRunAt).toBeGreaterThan(now);
});

test('closed accounts that are wiped', async () => {
  const { good, bad } = await createUsers(3);
  for (const [at, id] of [...bad, good].entries())
    await db
      .update(users)
      .set({ deletedAt: at + 1 })
      .where(eq(users.id, id));
  await breakRows('DELETE ON users', 'OLD.id', bad);
  const bounds = { accounts: 3, writes: 200, rowsAtOnce: 100, customers: 3 };
  const run = { onWiped: () => {}, reportError, bounds };
  expect(await wipeClosedAccounts(db, null, { ...run, now })).toMatchObject({ failed: 3 });
  await wipeClosedAccounts(db, null, { ...run, now: now + hourMs });
  const left = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...bad, good]));
  expect(left.map(({ id }) => id).sort()).toEqual([...bad].sort());
});

test('customers to be deleted at Stripe', async () => {
  for (let at = 1; at <= 4; at += 1)
    await db.insert(retainedBilling).values({
      source: 'stripe',
      reference: at < 4 ? `broken-${at}` : 'good',
      closedAt: at,
      keptUntil: 4e12,
    });
  const forgotten: string[] = [];
  const forgetCustomer = async ({ customerId }: { customerId: string }) => {
    if (customerId.startsWith('broken')) throw new StripeFailure('answer', new Error('away'));
    forgotten.push(customerId);
  };
  const bounds = { accounts: 0, writes: 0, rowsAtOnce: 100, customers: 3 };
  for (const at of [now, now + hourMs])
    await wipeClosedAccounts(
      db,
      { forgetCustomer },
      { now: at, onWiped: () => {}, reportError, bounds },
    );
  expect(forgotten).toEqual(['good']);
});

/** Users with Stripe customers; Stripe fails for all but the one whose id is returned. */
async function createCustomers(
  count: number,
  columns: (at: number) => Parameters<typeof createCustomer>[1],
) {
  const made = [];
  for (let at = 0; at < count; at += 1) made.push(await createCustomer(db, columns(at)));
  const good = made.at(-1);
  if (!good) throw new Error('no customer');
  return { made, good };
}

test('plans of accounts that were just closed', async () => {
  const { made, good } = await createCustomers(51, () => ({}));
  for (const [at, { userId }] of made.entries())
    await db
      .update(users)
      .set({ deletedAt: now - at })
      .where(eq(users.id, userId));
  const ended: string[] = [];
  const endPlans = async ({ customerId }: { customerId: string }) => {
    if (customerId !== good.stripeCustomerId) throw new StripeFailure('answer', new Error('away'));
    ended.push(customerId);
  };
  await endPlansOfClosed(db, { endPlans }, { now, reportError });
  await endPlansOfClosed(db, { endPlans }, { now: now + 1, reportError });
  expect(ended).toEqual([good.stripeCustomerId]);
});

test('plans whose paid period is over', async () => {
  const { good } = await createCustomers(4, (at) => ({
    subscriptionStatus: 'active',
    subscriptionEndMs: now - at - 1,
    billingCheckedAt: now - 60 * hourMs + at,
  }));
  const asked: string[] = [];
  const stripe = {
    closeCheckouts: async () => {},
    fetchSnapshot: async ({ customerId }: { customerId: string }) => {
      asked.push(customerId);
      throw new StripeFailure('answer', new Error('away'));
    },
  };
  const run = { stripe, appStore: null, limit: 3, which: 'ended', reportError } as const;
  expect(await reconcile(db, { ...run, now })).toMatchObject({ checked: 3, failed: 3 });
  expect(asked).not.toContain(good.stripeCustomerId);
  await reconcile(db, { ...run, now: now + hourMs });
  expect(asked).toContain(good.stripeCustomerId);
});

test('users who pay for two plans', async () => {
  const { good, bad } = await createUsers(51);
  for (const userId of [...bad, good]) {
    await db
      .update(users)
      .set({ email: `${userId}@example.com`, emailVerifiedAt: 1 })
      .where(eq(users.id, userId));
    for (const source of ['stripe', 'app_store'] as const)
      await db.insert(renewingPlans).values({ userId, source, reference: source, planName: 'Pro' });
  }
  const delivered: string[] = [];
  const sendEmail = async ({ to }: { to: string }) => {
    if (!to.startsWith(good)) throw new Error('The mail service refused this');
    delivered.push(to);
  };
  for (const at of [now, now + hourMs])
    await sendSecondPlanEmails(createTestContext(db, { now: at, sendEmail }));
  expect(delivered).toEqual([`${good}@example.com`]);
});

test('Stripe accounts that are checked', async () => {
  const { good, bad } = await createUsers(3);
  for (const [at, userId] of [...bad, good].entries())
    await db.insert(connectedAccounts).values({
      accountId: userId,
      userId,
      state: 'ready',
      madeAt: 1,
      lookedAt: now - dayMs + at,
    });
  const asked: string[] = [];
  const connect = {
    fetchAccount: async (accountId: string) => {
      asked.push(accountId);
      throw new Error('Stripe is away');
    },
  } as unknown as ConnectClient;
  await checkCards(db, connect, { now, limit: 3, reportError });
  expect(asked.sort()).toEqual([...bad].sort());
  await checkCards(db, connect, { now: now + hourMs, limit: 3, reportError });
  expect(asked).toContain(good);
});

const item = { itemId: 'e-1', userId: 'u-1' };

const failAt = async (now: number) => {
  const reported: unknown[] = [];
  const run = startJobRun(db, {
    job: 'notify-estimate-answers',
    now,
    perUser: 10,
    reportError: (error) => reported.push(error),
  });
  await run.attempt(item, async () => {
    throw new Error('The mail service is away');
  });
  return { ...(await run.finish()), reported: reported.length };
};
const rowOf = () => db.select().from(jobFailures).where(eq(jobFailures.itemId, item.itemId)).get();

test('a failing item waits longer each time, is given up in the end, and starts over after a success', async () => {
  let now = 1_000;
  for (const [at, delay] of retryDelaysMs.entries()) {
    expect(await failAt(now)).toEqual({ failed: 1, givenUp: 0, reported: 1 });
    expect(await rowOf()).toEqual({
      job: 'notify-estimate-answers',
      ...item,
      attempts: at + 1,
      failedAt: now,
      nextAttemptAt: now + delay,
    });
    now += delay;
  }
  expect(await countGivenUp(db)).toEqual({});
  expect(await failAt(now)).toEqual({ failed: 1, givenUp: 1, reported: 1 });
  expect(await rowOf()).toMatchObject({ attempts: 10, nextAttemptAt: null });
  expect(await countGivenUp(db)).toEqual({ 'notify-estimate-answers': 1 });

  const run = startJobRun(db, {
    job: 'notify-estimate-answers',
    now,
    perUser: 10,
    reportError: () => {},
  });
  expect(await run.attempt(item, async () => 'sent')).toBe('sent');
  await run.finish();
  expect(await rowOf()).toBeUndefined();
});

test('each user has a limit per run', async () => {
  const run = startJobRun(db, {
    job: 'notify-blocked-occurrences',
    now: 1,
    perUser: 2,
    reportError: () => {},
  });
  const done: string[] = [];
  for (const [itemId, userId] of [
    ['a1', 'a'] as const,
    ['a2', 'a'] as const,
    ['a3', 'a'] as const,
    ['b1', 'b'] as const,
  ])
    await run.attempt({ itemId, userId }, async () => void done.push(itemId));
  expect(done).toEqual(['a1', 'a2', 'b1']);
});

test('a failure that cannot be stored does not end the run', async () => {
  await forEachDatabaseFault({
    open: database.open,
    prepare: async () => crypto.randomUUID(),
    action: async (faulty, itemId) => {
      const reported: unknown[] = [];
      const run = startJobRun(faulty, {
        job: 'notify-blocked-occurrences',
        now: 1,
        perUser: 9,
        reportError: (error) => reported.push(error),
      });
      await run.attempt({ itemId, userId: 'u-2' }, async () => {
        throw new Error('The mail service is away');
      });
      await run.attempt({ itemId: `${itemId}-2`, userId: 'u-2' }, async () => 'sent');
      return { ...(await run.finish()), reported: reported.length };
    },
    check: async (_, _item, outcome) => {
      expect(outcome).toMatchObject({ outcome: 'answered', answer: { failed: 1, givenUp: 0 } });
      expect(await countGivenUp(db)).toEqual({});
    },
  });
});

import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { billingKeptUntil } from '#app/domain/account/account-closing.ts';
import {
  revokeGrantsOfClosed,
  type WipeBounds,
  wipeClosedAccounts,
} from '#app/features/account/server/closed-accounts.server.ts';
import { signInWithProvider } from '#app/features/account/server/sign-in.server.ts';
import { wipeExpired } from '#app/features/account/server/wipe-expired.server.ts';
import { credentials, users } from '#db/account-schema.ts';
import { appStorePurchases } from '#db/billing-schema.ts';
import { pictures } from '#db/picture-schema.ts';
import { invoices } from '#db/schema.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { closeSample, createFullAccount, type FullAccount } from '#tests/support/closed-account.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { dayMs } from '#tests/support/sample-subscription.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const closedAt = Date.UTC(2026, 9, 22);
const now = closedAt + 30 * dayMs;
const small: WipeBounds = { accounts: 10, writes: 100, rowsAtOnce: 2, customers: 10 };

async function wipe(over: Partial<Parameters<typeof wipeClosedAccounts>[2]> = {}, at = db) {
  const wiped: string[] = [];
  const failures: unknown[] = [];
  const forgotten: string[] = [];
  const stripe = {
    forgetCustomer: async ({ customerId }: { customerId: string }) =>
      void forgotten.push(customerId),
  };
  const done = await wipeClosedAccounts(at, stripe, {
    now,
    bounds: small,
    onWiped: (userId) => wiped.push(userId),
    reportError: (error) => failures.push(error),
    ...over,
  });
  return { done, wiped, failures, forgotten };
}

async function closedAccount(invoices = 1, at = closedAt): Promise<FullAccount> {
  const account = await createFullAccount(db, { invoices });
  await closeSample(db, account.userId, at);
  return account;
}

/** All rows in a dump that refer to an account, by table. */
async function tracesOf({ userId, mark, stripeCustomerId, purchase, invoiceIds }: FullAccount) {
  const dump = await takeSnapshot(database.url);
  const signs = [userId, mark, stripeCustomerId, purchase, ...invoiceIds];
  const found = Object.entries(dump).map(([table, rows]): [string, string[]] => [
    table,
    rows.filter((row) => signs.some((sign) => row.includes(sign))),
  ]);
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

describe('30 days after a deletion', () => {
  it('a dump contains nothing of the account except the ids of its payments', async () => {
    const neighbour = await createFullAccount(db);
    const before = await tracesOf(neighbour);
    const account = await closedAccount(5);
    // The account has data in every table that can hold personal data.
    const dump = await takeSnapshot(database.url);
    const traced = Object.keys(await tracesOf(account));
    const others =
      'applied_migrations attempts dead_letters estimate_answers heartbeats kept_billing other_banks payment_schedules pictures provider_events';
    expect(Object.keys(dump).filter((table) => !traced.includes(table))).toEqual(others.split(' '));
    const { done, wiped, failures, forgotten } = await wipe();
    expect([done, wiped, failures, forgotten]).toEqual([
      { accounts: 1, rows: 7, customers: 1, isMore: false, failed: 0, givenUp: 0 },
      [account.userId],
      [],
      [account.stripeCustomerId],
    ]);
    const left = await tracesOf(account);
    const kept = (source: string, reference: string, forgottenAt: number | null) =>
      JSON.stringify({
        source,
        reference,
        closed_at: closedAt,
        kept_until: billingKeptUntil(closedAt),
        forgotten_at: forgottenAt,
      });
    expect(left).toEqual({
      kept_billing: [
        kept('app_store', account.purchase, null),
        kept('stripe', account.stripeCustomerId, now),
      ],
    });
    expect(await tracesOf(neighbour)).toEqual(before);
    expect((await wipe()).done).toMatchObject({ accounts: 0, rows: 0, customers: 0 });
  });

  it('nothing is kept about an unpaid purchase in Apple’s Sandbox', async () => {
    const account = await closedAccount();
    await db
      .update(appStorePurchases)
      .set({ isSandbox: true })
      .where(eq(appStorePurchases.userId, account.userId));
    await wipe();
    const left = await tracesOf(account);
    expect(left.kept_billing).toEqual([expect.stringContaining(account.stripeCustomerId)]);
  });

  it('its pictures are deleted, except those that someone else shows', async () => {
    const logoId = await storePicture(db, discLogo(11));
    const signatureId = await storePicture(db, discLogo(12));
    await createSampleUser(db, { logoId });
    const account = await createSampleUser(db, { invoiceLimit: -1, logoId, signatureId });
    const own = await storePicture(db, discLogo(13));
    for (const invoiceNumber of ['1', '2', '3']) await saveSample(db, account, { invoiceNumber });
    await db.update(invoices).set({ logoId: own }).where(eq(invoices.invoiceNumber, '2'));
    await closeSample(db, account.userId, closedAt);
    expect((await wipe()).done).toMatchObject({ accounts: 1, isMore: false });
    const left = await db
      .select({ id: pictures.id })
      .from(pictures)
      .where(inArray(pictures.id, [logoId, signatureId, own]));
    expect(left).toEqual([{ id: logoId }]);
  });

  it('no sooner, and never an open account', async () => {
    const young = await closedAccount(1, closedAt + 1);
    const before = await tracesOf(young);
    expect((await wipe()).done.accounts).toBe(0);
    expect(await tracesOf(young)).toEqual(before);
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, young.userId));
    expect((await wipe({ now: now + dayMs })).done.accounts).toBe(0);
  });
});

test('concurrent runs together count what one run would, and leave nothing to do', async () => {
  const accounts = await Promise.all([1, 2, 3].map(() => closedAccount(4)));
  const runs = await Promise.all([1, 2, 3].map(() => wipe({}, database.open())));
  const sum = (count: 'accounts' | 'rows' | 'customers') =>
    runs.reduce((all, { done }) => all + done[count], 0);
  expect([sum('accounts'), sum('rows'), sum('customers')]).toEqual([3, 18, 3]);
  expect(runs.map(({ done }) => done.isMore)).toEqual([false, false, false]);
  expect(runs.flatMap(({ wiped }) => wiped).sort()).toEqual(
    accounts.map(({ userId }) => userId).sort(),
  );
  expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
});

test('the next runs continue a run that was cut short', async () => {
  const accounts = [await closedAccount(5), await closedAccount(3)];
  const bounds = { ...small, writes: 3 };
  const runs: boolean[] = [];
  for (let run = 0; run < 20 && runs.at(-1) !== false; run += 1) {
    runs.push((await wipe({ bounds })).done.isMore);
  }
  expect(runs.length).toBeGreaterThan(2);
  expect(runs.at(-1)).toBe(false);
  for (const account of accounts) {
    expect(Object.keys(await tracesOf(account))).toEqual(['kept_billing']);
  }
});

test('while Stripe is unavailable the data is deleted anyway, and the customer in a later run', async () => {
  const account = await closedAccount();
  const away = await wipeClosedAccounts(
    db,
    { forgetCustomer: () => Promise.reject(new Error('Stripe is away')) },
    {
      now,
      onWiped: () => undefined,
      reportError: (error) => expect(String(error)).toContain('Stripe is away'),
    },
  );
  expect(away).toMatchObject({ accounts: 1, customers: 0 });
  expect(Object.keys(await tracesOf(account))).toEqual(['job_failures', 'kept_billing']);
  const later = { now: now + 3_600_000 };
  expect((await wipe(later)).forgotten).toContain(account.stripeCustomerId);
  expect((await wipe(later)).forgotten).toEqual([]);
  expect(Object.keys(await tracesOf(account))).toEqual(['kept_billing']);
});

test('whichever database call fails, a later run finishes, and nothing is retained twice', async () => {
  let account: FullAccount;
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => {
      account = await closedAccount();
    },
    action: (faulty) => wipe({}, faulty),
    check: async () => {
      await wipe({ now: now + 3_600_000 });
      // A job may have succeeded and still be stored as failed, because its response was lost.
      await wipeExpired(db, now + 31 * dayMs);
      const left = await tracesOf(account);
      expect(Object.keys(left)).toEqual(['kept_billing']);
      expect(left.kept_billing).toHaveLength(2);
    },
  });
  expect(met).toBeGreaterThan(10);
});
describe('the grant of a user who signed in with Apple', () => {
  /** Creates a user with the refresh token `token of ${subject}`, and returns the subject. */
  async function appleUser(isClosed = true) {
    const newUserId = crypto.randomUUID();
    const subject = crypto.randomUUID();
    await signInWithProvider(db, {
      kind: 'apple',
      subject,
      verifiedEmail: `${subject}@privaterelay.appleid.com`,
      grant: { clientId: 'example.app', refreshToken: `token of ${subject}` },
      newUserId,
      heldSessionId: null,
      country: 'us',
      timeZone: null,
      now,
      session: { id: crypto.randomUUID(), expiresAt: now, createdAt: now },
    });
    if (isClosed) await closeSample(db, newUserId, now);
    return subject;
  }

  async function hasGrant(subject: string) {
    const [row] = await db.select().from(credentials).where(eq(credentials.subject, subject));
    return row?.grantToken !== null;
  }

  /** Runs the job while Apple responds or not; returns the revoked tokens. */
  async function revokeAll({ at = now, isAppleAway = false } = {}) {
    const revoked: string[] = [];
    const reported: unknown[] = [];
    const revoke = async ({ refreshToken }: { refreshToken: string }) => {
      if (isAppleAway) throw new Error('Apple returned 503 for a revocation.');
      revoked.push(refreshToken);
    };
    const reportError = (error: unknown) => void reported.push(error);
    const counts = await revokeGrantsOfClosed(db, revoke, { now: at, reportError });
    return { revoked, reported, counts };
  }

  it('is revoked once after the account was deleted, and never before', async () => {
    const [open, closed] = [await appleUser(false), await appleUser()];
    const { revoked, counts } = await revokeAll();
    expect(revoked).toEqual([`token of ${closed}`]);
    expect(counts).toEqual({ revoked: 1, failed: 0, givenUp: 0 });
    expect([await hasGrant(open), await hasGrant(closed)]).toEqual([true, false]);
    expect((await revokeAll()).revoked).toEqual([]);
  });

  it('is retained while Apple is unavailable, and revoked later', async () => {
    const closed = await appleUser();
    const { counts, reported } = await revokeAll({ isAppleAway: true });
    expect(counts).toMatchObject({ revoked: 0, failed: 1 });
    expect(reported).toHaveLength(1);
    expect(await hasGrant(closed)).toBe(true);
    expect((await revokeAll({ at: now + 3_600_000 })).revoked).toEqual([`token of ${closed}`]);
    expect(await hasGrant(closed)).toBe(false);
  });

  it('is revoked by the next run, whichever database call fails', async () => {
    const reportError = () => undefined;
    const met = await forEachDatabaseFault({
      open: database.open,
      prepare: () => appleUser(),
      action: (faulty) => revokeGrantsOfClosed(faulty, async () => undefined, { now, reportError }),
      check: async (_db, subject) => {
        await revokeAll({ at: now + 3_600_000 });
        expect(await hasGrant(subject)).toBe(false);
      },
    });
    expect(met).toBeGreaterThanOrEqual(4);
  });
});

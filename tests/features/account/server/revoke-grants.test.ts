import { expect, test } from 'vitest';
import { revokeGrantsOfClosed } from '#app/features/account/server/closed-accounts.server.ts';
import { signInWithProvider } from '#app/features/account/server/sign-in.server.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = 1_700_000_000_000;

/** A user who signed in with Apple; the token is their id. */
async function appleUser({ isClosed }: { isClosed: boolean }) {
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
  if (isClosed) await run('UPDATE users SET deleted_at = ? WHERE id = ?', now, newUserId);
  return subject;
}

async function run(sql: string, ...args: (string | number)[]) {
  return (await db.$client.execute({ sql, args })).rows;
}

async function hasGrant(subject: string) {
  const rows = await run('SELECT grant_token FROM credentials WHERE subject = ?', subject);
  return rows[0]?.grant_token !== null;
}

/** Runs the job against a fake Apple with the given behavior; returns the revoked tokens. */
async function revokeAll(options: { at?: number; isAppleAway?: boolean } = {}) {
  const revoked: string[] = [];
  const reported: unknown[] = [];
  const revoke = async ({ refreshToken }: { refreshToken: string }) => {
    if (options.isAppleAway) throw new Error('Apple returned 503 for a revocation.');
    revoked.push(refreshToken);
  };
  const reportError = (error: unknown) => void reported.push(error);
  const facts = await revokeGrantsOfClosed(db, revoke, { now: options.at ?? now, reportError });
  return { revoked, reported, facts };
}

test('the grant of a deleted account is revoked once, that of an open account never', async () => {
  const [open, closed] = [
    await appleUser({ isClosed: false }),
    await appleUser({ isClosed: true }),
  ];
  const { revoked, facts } = await revokeAll();
  expect(revoked).toEqual([`token of ${closed}`]);
  expect(facts).toEqual({ revoked: 1, failed: 0, givenUp: 0 });
  expect([await hasGrant(open), await hasGrant(closed)]).toEqual([true, false]);
  expect((await revokeAll()).revoked).toEqual([]);
});

test('while Apple is unavailable the token is kept, and revoked later', async () => {
  const closed = await appleUser({ isClosed: true });
  const { facts, reported } = await revokeAll({ isAppleAway: true });
  expect(facts).toMatchObject({ revoked: 0, failed: 1 });
  expect(reported).toHaveLength(1);
  expect(await hasGrant(closed)).toBe(true);
  expect((await revokeAll({ at: now + 3_600_000 })).revoked).toEqual([`token of ${closed}`]);
  expect(await hasGrant(closed)).toBe(false);
});

test('whichever database call fails, the next run revokes the rest', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () => appleUser({ isClosed: true }),
    action: async (faulty) => {
      const reportError = () => undefined;
      return revokeGrantsOfClosed(faulty, async () => undefined, { now, reportError });
    },
    check: async (_db, subject) => {
      await revokeAll({ at: now + 3_600_000 });
      expect(await hasGrant(subject)).toBe(false);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});

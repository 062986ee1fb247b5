import { expect, test } from 'vitest';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { newEmail, openAccountWorld, refused } from '#tests/support/account-world.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';

const world = await openAccountWorld();
const { createUser, signUp, signIn, submit, viewerOf, away, run } = world;
const { open } = world.database;
const dialog = { screen: 'dialog' };

test('a session that cannot be read is only logged', async () => {
  const { cookie } = await createUser();
  const request = new Request(`${testOrigin}/us/auth`, { headers: { Cookie: cookie } });
  const context = createTestContext(away());
  expect(await getViewerOrGuest(request, context)).toBeNull();
  expect(context.reported).toHaveLength(1);
});

test('a sign-up creates a complete account and signs in, or creates nothing and says so', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async () => newEmail(),
    action: (db, email) => signUp(email, dialog, { db }),
    check: async (_db, email, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { body, status, cookie } = outcome.answer;
      // The first call counts the attempt. Only the second creates the account, and it is retried when its response is
      // lost. The third runs after the response, for the confirmation email.
      const isMade =
        outcome.fault === 'busy once' || outcome.failAt > (outcome.fault === 'busy' ? 2 : 1);
      for (const table of ['users', 'credentials', 'user_settings', 'sessions']) {
        const column = table === 'users' ? 'id' : 'user_id';
        const rows = await run(
          `SELECT 1 FROM ${table} WHERE ${column} IN (SELECT id FROM users WHERE email = ?)`,
          email,
        );
        expect(rows).toHaveLength(isMade ? 1 : 0);
      }
      if (isMade) {
        expect(body.outcome).toBe('signed-in');
        expect((await viewerOf(cookie))?.user.email).toBe(email);
      } else {
        const form = 'Failed to create account. Please try again.';
        expect([status, cookie, body]).toEqual([503, '', { ...refused({ form }), email }]);
        const again = await signUp(email, dialog);
        expect((await viewerOf(again.cookie))?.user.email).toBe(email);
      }
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});

test('a sign-in gives a working session or a clear error, and a retry signs in', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: createUser,
    action: (db, { email }) => signIn(email, dialog, { db }),
    check: async (_db, { email }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { body, status, cookie } = outcome.answer;
      if (body.outcome === 'signed-in') {
        expect((await viewerOf(cookie))?.user.email).toBe(email);
      } else {
        const form = 'Sign in failed. Please check your credentials.';
        expect([status, cookie, body]).toEqual([503, '', { ...refused({ form }), email }]);
      }
      const again = await signIn(email, dialog);
      expect((await viewerOf(again.cookie))?.user.email).toBe(email);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test.each([
  {
    screen: 'settings',
    succeeded: 'Signed out successfully',
    failed: 'Failed to sign out',
  },
  {
    screen: 'frame',
    succeeded: 'Logged out successfully',
    failed: "Our database isn't responding. You're still signed in.",
  },
])(
  'a sign-out ($screen) ends the session and the cookie, or neither, and a retry ends both',
  async ({ screen, succeeded, failed }) => {
    const headers = { Referer: `${testOrigin}/uk/settings` };
    const signOut = async (db: Database, cookie: string) => {
      const visit = { db, cookie, headers };
      const answer = await submit('/api/sign-out', { country: 'uk', screen }, visit);
      const ended = answer.context.answerHeaders.get('Set-Cookie')?.includes('Max-Age=0') ?? false;
      return { to: answer.to, message: answer.message, ended };
    };
    const done = { to: '/uk/auth', message: succeeded, ended: true };
    const met = await forEachDatabaseFault({
      open,
      prepare: async () => (await createUser()).cookie,
      action: signOut,
      check: async (db, cookie, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        const { ended } = outcome.answer;
        expect(outcome.answer).toEqual(
          ended ? done : { to: '/uk/settings', message: failed, ended },
        );
        // After a lost response the session has ended, although the browser still has the cookie.
        const isOver = ended || outcome.fault === 'answer lost';
        expect((await viewerOf(cookie)) === null).toBe(isOver);
        expect(await signOut(db, cookie)).toEqual(done);
        expect(await viewerOf(cookie)).toBeNull();
      },
    });
    expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
  },
);

import { expect, test } from 'vitest';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { action as answerSignOut } from '#app/features/account/sign-out.route.ts';
import { getViewer, getViewerOrGuest } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const { open } = database;
const password = 'a long enough password';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** Posts to the sign-in dialog; `cookie` is empty unless the response signed a user in. */
async function post(db: Database, intent: 'sign-in' | 'sign-up', email: string) {
  const context = createTestContext(db);
  const fields = { intent, screen: 'dialog', email, password };
  const answered = await answerAuth(formPost('/us/auth', fields), context, 'us');
  const { data, init } = answered as { data: AuthAnswer; init: ResponseInit | null };
  return { answer: data, status: init?.status ?? 200, cookie: cookiesOf(context) };
}

function viewerWith(cookie: string) {
  const request = new Request(`${testOrigin}/us/invoices`, { headers: { Cookie: cookie } });
  return getViewer(request, createTestContext(database.open()));
}

async function count(table: 'users' | 'credentials' | 'user_settings' | 'sessions', email: string) {
  const column = table === 'users' ? 'id' : 'user_id';
  const sql = `SELECT count(*) AS n FROM ${table} WHERE ${column} IN (SELECT id FROM users WHERE email = ?)`;
  return Number((await database.open().$client.execute({ sql, args: [email] })).rows[0]?.n);
}

test('a rate limit that cannot be read is only logged', async () => {
  const { cookie } = await post(open(), 'sign-up', newEmail());
  const request = new Request(`${testOrigin}/us/auth`, { headers: { Cookie: cookie } });
  const context = createTestContext(
    open({ fetch: () => Promise.reject(new TypeError('fetch failed (by the test)')) }),
  );
  expect(await getViewerOrGuest(request, context)).toBeNull();
  expect(context.reported).toHaveLength(1);
});

test('a sign-up creates a complete account and signs in, or creates nothing and says so', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async () => newEmail(),
    action: (db, email) => post(db, 'sign-up', email),
    check: async (db, email, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { answer, status, cookie } = outcome.answer;
      // The first call counts the attempt. Only the second creates the account, and it is retried when its response is
      // lost. The third runs after the response, for the confirmation email.
      const isMade =
        outcome.fault === 'busy once' || outcome.failAt > (outcome.fault === 'busy' ? 2 : 1);
      for (const table of ['users', 'credentials', 'user_settings', 'sessions'] as const) {
        expect(await count(table, email)).toBe(isMade ? 1 : 0);
      }
      if (!isMade) {
        expect([status, cookie]).toEqual([503, '']);
        const form = 'Failed to create account. Please try again.';
        expect(answer).toEqual({ outcome: 'refused', errors: { form }, email });
        const again = await post(db, 'sign-up', email);
        expect((await viewerWith(again.cookie))?.user.email).toBe(email);
      } else {
        expect(answer.outcome).toBe('signed-in');
        expect((await viewerWith(cookie))?.user.email).toBe(email);
      }
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});

test('a sign-in gives a working session or a clear error, and a retry signs in', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async (db) => {
      const email = newEmail();
      await post(db, 'sign-up', email);
      return email;
    },
    action: (db, email) => post(db, 'sign-in', email),
    check: async (db, email, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { answer, status, cookie } = outcome.answer;
      if (answer.outcome === 'signed-in') {
        expect((await viewerWith(cookie))?.user.email).toBe(email);
      } else {
        expect([status, cookie]).toEqual([503, '']);
        const form = 'Sign in failed. Please check your credentials.';
        expect(answer).toEqual({ outcome: 'refused', errors: { form }, email });
      }
      const again = await post(db, 'sign-in', email);
      expect((await viewerWith(again.cookie))?.user.email).toBe(email);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test.each([
  {
    screen: 'settings',
    succeeded: 'Signed out successfully',
    refused: 'Failed to sign out',
  },
  {
    screen: 'frame',
    succeeded: 'Logged out successfully',
    refused: "Our database isn't responding. You're still signed in.",
  },
])(
  'a sign-out ($screen) ends the session and the cookie, or neither, and a retry ends both',
  async ({ screen, succeeded, refused }) => {
    const signOut = async (db: Database, cookie: string) => {
      const context = createTestContext(db);
      const request = formPost('/api/sign-out', { country: 'uk', screen }, cookie);
      request.headers.set('Referer', `${testOrigin}/uk/settings`);
      const answer = await answerSignOut({ request, context });
      const flash = await flashOf(answer);
      const takesCookie = context.answerHeaders.get('Set-Cookie')?.includes('Max-Age=0') ?? false;
      return { to: answer.headers.get('Location'), message: flash?.message, takesCookie };
    };
    const done = { to: '/uk/auth', message: succeeded, takesCookie: true };
    const failed = { to: '/uk/settings', message: refused, takesCookie: false };
    const met = await forEachDatabaseFault({
      open,
      prepare: async (db) => (await createSampleSeller(db)).cookie,
      action: signOut,
      check: async (db, cookie, outcome) => {
        if (outcome.outcome === 'threw') throw outcome.error;
        expect(outcome.answer).toEqual(outcome.answer.takesCookie ? done : failed);
        // After a lost response the session has ended, although the browser still has the cookie.
        const isOver = outcome.answer.takesCookie || outcome.fault === 'answer lost';
        expect((await viewerWith(cookie)) === null).toBe(isOver);
        expect(await signOut(db, cookie)).toEqual(done);
        expect(await viewerWith(cookie)).toBeNull();
      },
    });
    expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
  },
);

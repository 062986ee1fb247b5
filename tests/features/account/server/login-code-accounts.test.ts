import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { attempts, credentials, sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { requestCode, sendCodeBack, viewerOf } from '#tests/support/code-visitor.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { cookiesOf, createTestContext, formPost } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const { open } = database;
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const password = 'a long enough password';

/** Signs up with a password, as anyone can with someone else's address. */
async function signUp(email: string) {
  const context = createTestContext(open());
  const fields = { intent: 'sign-up', screen: 'dialog', email, password };
  await answerAuth(formPost('/us/auth', fields), context, 'us');
  return cookiesOf(context);
}

async function signInWithCode(email: string) {
  const { code, cookie } = await requestCode(open(), email);
  return sendCodeBack(open(), { email, code }, cookie);
}

const accountOf = async (email: string) =>
  (await open().select().from(users).where(eq(users.email, email)))[0];

describe('a code for the address of an account that was never confirmed', () => {
  it('opens a new account, and the stranger who signed up keeps theirs without the address', async () => {
    const email = newEmail();
    const stranger = await signUp(email);
    const answer = await signInWithCode(email);
    expect(answer.body).toMatchObject({ isNew: true });
    const theirs = await viewerOf(open(), stranger);
    expect(theirs?.user).toMatchObject({ email: null, formerEmail: email, emailVerifiedAt: null });
    const viewer = await viewerOf(open(), answer.cookie);
    expect(viewer?.user.id).not.toBe(theirs?.user.id);
    expect(viewer?.user.email).toBe(email);
    expect(viewer?.user.emailVerifiedAt).not.toBeNull();
  });

  it('does not change the password and sessions of a confirmed account', async () => {
    const email = newEmail();
    const harness = await signUp(email);
    await open().update(users).set({ emailVerifiedAt: 1 }).where(eq(users.email, email));
    const phone = (await signInWithCode(email)).cookie;
    expect((await viewerOf(open(), harness))?.user.email).toBe(email);
    expect((await viewerOf(open(), phone))?.user.emailVerifiedAt).toBe(1);
    const kept = await open()
      .select()
      .from(credentials)
      .where(eq(credentials.subject, (await accountOf(email))?.id ?? ''));
    expect(kept).toHaveLength(1);
  });

  it('works for its owner even if a closed account has the address', async () => {
    const email = newEmail();
    await signUp(email);
    await open().update(users).set({ deletedAt: 1 }).where(eq(users.email, email));
    const answer = await signInWithCode(email);
    expect(answer.body).toMatchObject({ isNew: true });
  });
});

it('does not open a closed account that was confirmed', async () => {
  const email = newEmail();
  await signInWithCode(email);
  await open().update(users).set({ deletedAt: 1 }).where(eq(users.email, email));
  await open().delete(attempts);
  const answer = await signInWithCode(email);
  expect([answer.status, answer.body]).toEqual([
    403,
    {
      error: 'This account was deleted. To get it back, contact support.',
      code: 'account-deleted',
    },
  ]);
  expect(await viewerOf(open(), answer.cookie)).toBeNull();
});

it('a wrong code does not reveal that an account was closed', async () => {
  const email = newEmail();
  await signInWithCode(email);
  await open().update(users).set({ deletedAt: 1 }).where(eq(users.email, email));
  await open().delete(attempts);
  const { code, cookie } = await requestCode(open(), email);
  const wrong = code === '000000' ? '000001' : '000000';
  const answer = await sendCodeBack(open(), { email, code: wrong }, cookie);
  expect(answer.body).toMatchObject({ code: 'invalid-code' });
});

test('a code is sent and works, or nothing is sent and the same address can ask again', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async () => newEmail(),
    action: (db, email) => requestCode(db, email),
    check: async (db, email, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body, code, cookie } = outcome.answer;
      if (status === 200) {
        expect((await sendCodeBack(db, { email, code }, cookie)).status).toBe(200);
        return;
      }
      expect([status, body, code, cookie]).toEqual([
        503,
        { error: 'Failed to send login code', code: 'not-sent' },
        '',
        '',
      ]);
      // A count that was stored despite the lost response blocks for a minute.
      await db.delete(attempts);
      expect((await requestCode(db, email)).status).toBe(200);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('a correct code gives a working session or a clear error, and a retry gives the same session', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async (db) => {
      const email = newEmail();
      const { code, cookie } = await requestCode(db, email);
      return { email, code, cookie };
    },
    action: (db: Database, { cookie, ...proof }) => sendCodeBack(db, proof, cookie),
    check: async (db, { cookie, ...proof }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body, cookie: given } = outcome.answer;
      if (status !== 200) {
        expect([status, body, given]).toEqual([
          503,
          { error: "We couldn't sign you in. Please try again.", code: 'unavailable' },
          '',
        ]);
      }
      const again = await sendCodeBack(db, proof, cookie);
      expect([again.status, again.body]).toEqual([
        200,
        { message: 'Successfully signed in!', isNew: true },
      ]);
      if (status === 200) expect(again.cookie).toBe(given);
      const user = await accountOf(proof.email);
      expect((await viewerOf(db, again.cookie))?.user.id).toBe(user?.id);
      const opened = await db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user?.id ?? ''));
      expect(opened).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(3 * databaseFaults.length - 2);
});

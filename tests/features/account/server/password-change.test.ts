import { describe, expect, it, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { listSessions } from '#app/features/account/server/list-sessions.server.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { startSession } from '#app/http/session/session.server.ts';
import {
  newPassword,
  oldPassword,
  openAccountHarness,
  refused,
} from '#tests/support/account-harness.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const { enter, createTestUser, change, viewerOf } = openAccountHarness(database);

describe('a changed password', () => {
  it('ends all other sessions, gives this one a new token, and notifies the owner', async () => {
    const { email, cookie } = await createTestUser();
    const elsewhere = await enter('sign-in', email);
    const changed = await change(cookie);
    expect([changed.status, changed.body]).toEqual([
      200,
      { outcome: 'changed', message: 'Password updated successfully!' },
    ]);
    expect(await viewerOf(elsewhere)).toBeNull();
    expect(await viewerOf(cookie)).toBeNull();
    expect(changed.cookie).not.toBe(cookie);
    expect((await viewerOf(changed.cookie))?.user.email).toBe(email);
    expect(changed.context.emails).toMatchObject([
      { to: email, subject: 'Your Billwren password was changed' },
    ]);
    expect(changed.context.emails[0]?.text).toContain(`${testOrigin}/uk/forgot-password`);
    expect(await enter('sign-in', email, oldPassword)).toBe('');
    expect(await enter('sign-in', email, newPassword)).not.toBe('');
  });

  it('keeps the Remember me setting', async () => {
    const { cookie } = await createTestUser();
    const remembered = await change(cookie);
    expect(remembered.context.answerHeaders.get('Set-Cookie')).toContain('Max-Age=2592000');
    const viewer = await viewerOf(remembered.cookie);
    const context = createTestContext(database.open());
    await startSession(new Request(testOrigin), context, viewer?.user.id ?? '', false);
    const short = await change(cookiesOf(context), {
      current: newPassword,
      password: oldPassword,
      confirmation: oldPassword,
    });
    expect(short.status).toBe(200);
    expect(short.context.answerHeaders.get('Set-Cookie')).not.toContain('Max-Age');
  });

  it('ends pending reset links, so that an old email no longer works', async () => {
    const { cookie } = await createTestUser();
    const userId = (await viewerOf(cookie))?.user.id ?? '';
    const count = async () => {
      const sql = 'SELECT count(*) AS n FROM reset_links WHERE user_id = ?';
      return Number((await database.open().$client.execute({ sql, args: [userId] })).rows[0]?.n);
    };
    await database.open().$client.execute({
      sql: "INSERT INTO reset_links (id, user_id, email, created_at, expires_at) VALUES (?, ?, 'a@b.example', 1, 9e15)",
      args: [crypto.randomUUID(), userId],
    });
    expect(await count()).toBe(1);
    await change(cookie);
    expect(await count()).toBe(0);
  });

  it('can be the first one, for a user without a password', async () => {
    const { email, cookie } = await createTestUser();
    const userId = (await viewerOf(cookie))?.user.id ?? '';
    await database
      .open()
      .$client.execute({ sql: 'DELETE FROM credentials WHERE user_id = ?', args: [userId] });
    const db = database.open();
    expect((await listSessions(db, { userId, sessionId: '', now: Date.now() })).hasPassword).toBe(
      false,
    );
    expect((await change(cookie, { current: '' })).status).toBe(200);
    expect(await enter('sign-in', email, newPassword)).not.toBe('');
  });
});

describe('a password is not changed', () => {
  it.each([
    [
      { password: '1234567', confirmation: '1234567' },
      { password: 'New password must be at least 8 characters' },
    ],
    [{ confirmation: 'something else' }, { confirmation: "Passwords don't match" }],
    [{ current: 'wrong' }, { current: "This isn't your current password." }],
    [{ current: '' }, { current: "This isn't your current password." }],
  ])('with %o', async (fields, errors) => {
    const { cookie, email } = await createTestUser();
    const answer = await change(cookie, fields);
    expect([answer.status, answer.body]).toEqual([400, refused(errors)]);
    expect(answer.context.emails).toEqual([]);
    expect(await viewerOf(cookie)).not.toBeNull();
    expect(await enter('sign-in', email, oldPassword)).not.toBe('');
  });

  it('if it was found in breaches', async () => {
    const { cookie } = await createTestUser();
    const context = createTestContext(database.open(), { countBreaches: async () => 12345 });
    const fields = {
      intent: 'change-password',
      current: oldPassword,
      password: newPassword,
      confirmation: newPassword,
    };
    const { body } = await answerSecurityPost(
      formPost('/uk/settings', fields, cookie),
      context,
      'uk',
    );
    expect(body).toEqual(
      refused({
        password:
          'This password has been compromised in 12,345 data breaches. Please choose a different password.',
      }),
    );
  });

  it('by a guest', async () => {
    const answer = await change('');
    expect([answer.status, answer.body]).toEqual([401, refused({ form: 'Not authenticated' })]);
  });

  it('for an account that has lost its address', async () => {
    const { cookie } = await createTestUser();
    const userId = (await viewerOf(cookie))?.user.id ?? '';
    await database
      .open()
      .$client.execute({ sql: 'UPDATE users SET email = NULL WHERE id = ?', args: [userId] });
    expect((await change(cookie)).body).toEqual(refused({ form: 'User email not found' }));
  });

  it('while the database is unavailable, with a message', async () => {
    const { cookie } = await createTestUser();
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const answer = await change(cookie, {}, away);
    expect([answer.status, answer.body]).toEqual([
      503,
      refused({ form: 'Failed to update password' }),
    ]);
  });

  it('by guessing: five wrong current passwords in fifteen minutes, from any network', async () => {
    const { cookie } = await createTestUser();
    const { limit } = attemptLimits.passwordChangePerUser;
    for (let tried = 0; tried < limit; tried += 1)
      await change(cookie, { current: `wrong ${tried}` });
    const blocked = { form: 'Too many attempts. Try again in 15 minutes.' };
    expect((await change(cookie)).body).toEqual(refused(blocked));
  });

  it('twice at once: one of two wins, and one session is left', async () => {
    const { cookie, email } = await createTestUser();
    const answers = await Promise.all([
      change(cookie, { password: 'winner one long', confirmation: 'winner one long' }),
      change(cookie, { password: 'winner two long', confirmation: 'winner two long' }),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await viewerOf(won[0]?.cookie ?? '')).not.toBeNull();
    const sql =
      'SELECT count(*) AS n FROM sessions WHERE user_id IN (SELECT id FROM users WHERE email = ?)';
    const { rows } = await database.open().$client.execute({ sql, args: [email] });
    expect(Number(rows[0]?.n)).toBe(1);
  });
});

test('a failing database changes the password completely or not at all, and the message says which', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => createTestUser(),
    action: (db, { cookie }) => change(cookie, {}, db),
    check: async (_db, { email, cookie }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body, cookie: next } = outcome.answer;
      if (status === 200) {
        expect(await viewerOf(cookie)).toBeNull();
        expect((await viewerOf(next))?.user.email).toBe(email);
      } else {
        expect([status, body]).toEqual([503, refused({ form: 'Failed to update password' })]);
        expect((await viewerOf(cookie))?.user.email).toBe(email);
        expect((await change(cookie)).status).toBe(200);
      }
      expect(await enter('sign-in', email, newPassword)).not.toBe('');
    },
  });
  expect(met).toBeGreaterThan(databaseFaults.length);
});

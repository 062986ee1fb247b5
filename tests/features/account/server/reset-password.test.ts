import { describe, expect, it, test } from 'vitest';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  answerForgotPassword,
  answerResetPassword,
} from '#app/features/account/server/reset-action.api.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import { linkIn } from '#tests/support/emailed-link.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { cookiesOf, formPost, testOrigin } from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

const oldPassword = 'the first long password';
const newPassword = 'the second long password';
const sentence = "If this email exists, we've sent a reset link. Please check your inbox.";
const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function sign(intent: 'sign-in' | 'sign-up', email: string, password: string) {
  const { context, finish } = createFinishedContext(database.open());
  const fields = { intent, screen: 'dialog', email, password };
  const answer = await answerAuth(formPost('/uk/auth', fields), context, 'uk');
  await finish();
  return { data: (answer as { data: { outcome: string } }).data, cookie: cookiesOf(context) };
}

async function forgot(email: string, over: Partial<RequestContext> = {}, db = database.open()) {
  const { context, finish } = createFinishedContext(db, over);
  const post = formPost('/uk/forgot-password', { email });
  const answer = await answerForgotPassword(post, context, 'uk');
  await finish();
  const token = (message: { text: string } | undefined) =>
    message ? (linkIn(message, '/uk/reset-password').split('token=')[1] ?? '') : '';
  return {
    context,
    data: answer.data,
    status: answer.init?.status,
    token: token(context.emails[0]),
  };
}

async function reset(
  fields: { token: string; password?: string; confirmation?: string },
  over: Partial<RequestContext> = {},
  db: Database = database.open(),
) {
  const { context, finish } = createFinishedContext(db, over);
  const typed = { password: newPassword, confirmation: newPassword, ...fields };
  const answer = await answerResetPassword(formPost('/uk/reset-password', typed), context, 'uk');
  await finish();
  const { refusals } = context;
  if (!(answer instanceof Response)) {
    return { context, errors: answer.data.errors, to: null, refusals };
  }
  const flash = await flashOf(answer);
  const message = flash?.message;
  return { context, errors: null, to: answer.headers.get('Location'), message, refusals };
}

const done = { errors: null, to: '/uk/auth?reset=success', refusals: [] };
const refusedLink = {
  errors: null,
  to: '/uk/auth',
  message: 'Invalid password reset link',
  // Distinguishes it in the log from a password that was set.
  refusals: ['link'],
};

async function accountWithLink() {
  const email = newEmail();
  const { cookie } = await sign('sign-up', email, oldPassword);
  const proved = 'UPDATE users SET email_verified_at = 5 WHERE email = ?';
  await database.open().$client.execute({ sql: proved, args: [email] });
  const { token } = await forgot(email);
  expect(token).toMatch(/^[\w-]{43}$/);
  return { email, cookie, token };
}

async function rowOf(email: string) {
  const sql = `SELECT email_verified_at, (SELECT group_concat(kind) FROM credentials WHERE user_id = users.id) AS ways,
    (SELECT count(*) FROM sessions WHERE user_id = users.id) AS sessions FROM users WHERE email = ?`;
  return (await database.open().$client.execute({ sql, args: [email] })).rows[0];
}

describe('requesting a link', () => {
  it('responds the same for known and unknown addresses, with the same work, and emails only the known', async () => {
    const email = newEmail();
    await sign('sign-up', email, oldPassword);
    const known = await forgot(` ${email.toUpperCase()} `);
    const unknown = await forgot(newEmail());
    expect(known.data).toEqual({ outcome: 'sent', message: sentence });
    expect(unknown.data).toEqual(known.data);
    expect(unknown.context.db.stats.trips).toBe(known.context.db.stats.trips);
    expect(known.context.emails).toMatchObject([
      { to: email, subject: 'Reset your Billwren password' },
    ]);
    expect(unknown.context.emails).toEqual([]);
  });

  it('responds the same when the database or the email service is unavailable, and reports it', async () => {
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const email = newEmail();
    await sign('sign-up', email, oldPassword);
    const sendEmail = () => Promise.reject(new Error('The email provider returned 500.'));
    for (const asked of [await forgot(email, {}, away), await forgot(email, { sendEmail })]) {
      expect(asked.data).toEqual({ outcome: 'sent', message: sentence });
      expect(asked.context.reported).toHaveLength(1);
    }
  });

  it('refuses an invalid address', async () => {
    const { data, status } = await forgot('no address');
    expect(status).toBe(400);
    expect(data).toMatchObject({ errors: { email: 'Invalid email address' }, email: 'no address' });
  });

  it('responds the same when a limit is reached, and sends no email', async () => {
    const email = newEmail();
    await sign('sign-up', email, oldPassword);
    const networkAddress = '198.51.100.7';
    for (let asked = 1; asked <= 4; asked += 1) {
      const { data, context } = await forgot(email, { networkAddress });
      expect(data).toEqual({ outcome: 'sent', message: sentence });
      expect(context.emails).toHaveLength(asked <= 3 ? 1 : 0);
      expect(context.refusals).toEqual(asked <= 3 ? [] : ['limit']);
    }
  });

  it('stores only the hash of the token', async () => {
    const { token } = await accountWithLink();
    const { rows } = await database.open().$client.execute('SELECT * FROM reset_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('setting the password', () => {
  it('replaces the old one, ends every session and notifies the owner', async () => {
    const { email, cookie, token } = await accountWithLink();
    const { context, ...answer } = await reset({ token });
    expect(answer).toMatchObject(done);
    expect(context.answerHeaders.has('Set-Cookie')).toBe(false);
    expect(context.emails).toMatchObject([
      { to: email, subject: 'Your Billwren password was changed' },
    ]);
    expect(context.told).toEqual([[{ except: [] }, expect.any(String)]]);
    expect(await rowOf(email)).toMatchObject({ ways: 'password', sessions: 0 });
    expect((await rowOf(email))?.email_verified_at).toBe(5);
    const request = new Request(`${testOrigin}/uk/invoices`, { headers: { Cookie: cookie } });
    expect(await getViewer(request, createFinishedContext(database.open()).context)).toBeNull();
    expect((await sign('sign-in', email, oldPassword)).data.outcome).toBe('refused');
    expect((await sign('sign-in', email, newPassword)).data.outcome).toBe('signed-in');
  });

  it('works once, even if tried 20 times at once', async () => {
    const { email, token } = await accountWithLink();
    const tries = await Promise.all(Array.from({ length: 20 }, () => reset({ token })));
    expect(tries.filter(({ to }) => to === done.to)).toHaveLength(1);
    expect(tries.filter(({ message }) => message === refusedLink.message)).toHaveLength(19);
    expect(tries.flatMap(({ context }) => context.emails)).toHaveLength(1);
    expect(await reset({ token })).toMatchObject(refusedLink);
    expect((await sign('sign-in', email, newPassword)).data.outcome).toBe('signed-in');
  });

  it('works for exactly 60 minutes', async () => {
    const { token, email } = await accountWithLink();
    const sql = 'SELECT expires_at FROM reset_links WHERE email = ?';
    const { rows } = await database.open().$client.execute({ sql, args: [email] });
    const end = Number(rows[0]?.expires_at);
    expect(Math.round((end - Date.now()) / 60_000)).toBe(60);
    expect(await reset({ token }, { now: end })).toMatchObject(refusedLink);
    expect(await reset({ token }, { now: end - 1 })).toMatchObject(done);
  });

  it('fails after the account’s address changed or the account was closed', async () => {
    for (const change of [`email = 'moved-' || email`, 'deleted_at = 1']) {
      const { email, token } = await accountWithLink();
      const sql = `UPDATE users SET ${change} WHERE email = ?`;
      await database.open().$client.execute({ sql, args: [email] });
      expect(await reset({ token })).toMatchObject(refusedLink);
    }
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}'--`])(
    'refuses a made-up token (%s)',
    async (token) => {
      expect(await reset({ token })).toMatchObject(refusedLink);
    },
  );

  it('leaves the link unused if the password is refused', async () => {
    const { token } = await accountWithLink();
    const short = await reset({ token, password: '1234567', confirmation: '1234567' });
    expect(short.errors).toEqual({ password: 'Password must be at least 8 characters' });
    const different = await reset({ token, confirmation: 'something else' });
    expect(different.errors).toEqual({ confirmation: "Passwords don't match" });
    const breached = await reset({ token }, { countBreaches: async () => 1234 });
    expect(breached.errors?.password).toBe(
      'This password has been compromised in 1,234 data breaches. Please choose a different password.',
    );
    expect(await reset({ token })).toMatchObject(done);
  });

  it('gives a password to an account without one, and keeps its other sign-in methods if it was confirmed', async () => {
    const { email, token } = await accountWithLink();
    const db = database.open().$client;
    const own = '(SELECT id FROM users WHERE email = ?)';
    await db.execute({ sql: `DELETE FROM credentials WHERE user_id = ${own}`, args: [email] });
    await db.execute({
      sql: `INSERT INTO credentials (kind, subject, user_id, created_at, updated_at)
        SELECT 'google', 'g-' || id, id, 1, 1 FROM users WHERE email = ?`,
      args: [email],
    });
    expect(await reset({ token })).toMatchObject(done);
    expect(await rowOf(email)).toMatchObject({ ways: 'google,password', email_verified_at: 5 });
    expect((await sign('sign-in', email, newPassword)).data.outcome).toBe('signed-in');
  });
});

test('whichever database call fails, the password is set completely or not at all, and the response says which', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: accountWithLink,
    action: (db, { token }) => reset({ token }, {}, db),
    check: async (db, { email, token }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      if (outcome.answer.to === null) {
        const form = "We couldn't update your password. Try again.";
        expect(outcome.answer.errors).toEqual({ form });
        expect((await rowOf(email))?.sessions).toBe(1);
        expect((await sign('sign-in', email, oldPassword)).data.outcome).toBe('signed-in');
        expect(await reset({ token }, {}, db)).toMatchObject(done);
      } else {
        expect(outcome.answer).toMatchObject(done);
        expect(outcome.answer.context.emails).toHaveLength(1);
        expect((await rowOf(email))?.sessions).toBe(0);
      }
      expect((await sign('sign-in', email, newPassword)).data.outcome).toBe('signed-in');
    },
  });
  expect(met).toBe(3 * databaseFaults.length);
});

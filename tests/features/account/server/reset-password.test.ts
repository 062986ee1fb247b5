import { describe, expect, it, test } from 'vitest';
import {
  newEmail,
  newPassword,
  oldPassword,
  openAccountWorld,
  refused,
} from '#tests/support/account-world.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';

const world = await openAccountWorld();
const { forgot, reset, createUser, changePassword, viewerOf, confirm, away, run } = world;

const sent = {
  outcome: 'sent',
  message: "If this email exists, we've sent a reset link. Please check your inbox.",
};
const enters = async (email: string, password: string) =>
  (await world.signIn(email, { password })).cookie !== '';

async function accountWithLink() {
  const user = await createUser();
  await confirm(user.email);
  const { token } = await forgot(user.email);
  expect(token).toMatch(/^[\w-]{43}$/);
  return { ...user, token };
}

type Answer = Awaited<ReturnType<typeof reset>>;
function expectDone({ to, context }: Answer) {
  expect([to, context.refusals]).toEqual(['/uk/auth?reset=success', []]);
}
function expectInvalid({ to, message, context }: Answer) {
  // The log distinguishes it from a password that was set.
  expect([to, message, context.refusals]).toEqual([
    '/uk/auth',
    'Invalid password reset link',
    ['link'],
  ]);
}

async function rowOf(email: string) {
  const sql = `SELECT email_verified_at, (SELECT group_concat(kind) FROM credentials WHERE user_id = users.id) AS ways,
    (SELECT count(*) FROM sessions WHERE user_id = users.id) AS sessions FROM users WHERE email = ?`;
  return (await run(sql, email))[0];
}

describe('requesting a link', () => {
  it('responds the same for known and unknown addresses, with the same work, and emails only the known', async () => {
    const { email } = await createUser();
    const known = await forgot(` ${email.toUpperCase()} `);
    const unknown = await forgot(newEmail());
    expect([known.body, unknown.body]).toEqual([sent, sent]);
    expect(unknown.context.db.stats.trips).toBe(known.context.db.stats.trips);
    const subject = 'Reset your Billwren password';
    expect(known.context.emails).toMatchObject([{ to: email, subject }]);
    expect(unknown.context.emails).toEqual([]);
  });

  it('responds the same when the database or the email service is unavailable, and reports it', async () => {
    const { email } = await createUser();
    const sendEmail = () => Promise.reject(new Error('The email provider returned 500.'));
    for (const by of [{ db: away() }, { sendEmail }]) {
      const { body, context } = await forgot(email, by);
      expect([body, context.reported.length]).toEqual([sent, 1]);
    }
  });

  it('refuses an invalid address', async () => {
    const { status, body } = await forgot('no address');
    const errors = { email: 'Invalid email address' };
    expect([status, body]).toMatchObject([400, { errors, email: 'no address' }]);
  });

  it('responds the same when a limit is reached, and sends no email', async () => {
    const { email } = await createUser();
    for (let asked = 1; asked <= 4; asked += 1) {
      const { body, context } = await forgot(email, { networkAddress: '198.51.100.7' });
      expect(body).toEqual(sent);
      expect([context.emails.length, context.refusals]).toEqual(
        asked <= 3 ? [1, []] : [0, ['limit']],
      );
    }
  });
});

describe('setting the password', () => {
  it('replaces the old one, ends every session and notifies the owner', async () => {
    const { email, cookie, token } = await accountWithLink();
    expect(JSON.stringify(await run('SELECT * FROM reset_links'))).not.toContain(token);
    const done = await reset(token);
    expectDone(done);
    expect(done.cookie).not.toContain('__Host-session');
    const { emails, told } = done.context;
    expect(emails).toMatchObject([{ to: email, subject: 'Your Billwren password was changed' }]);
    expect(told).toEqual([[{ except: [] }, expect.any(String)]]);
    expect(await rowOf(email)).toEqual({ ways: 'password', sessions: 0, email_verified_at: 5 });
    expect(await viewerOf(cookie)).toBeNull();
    expect(await enters(email, oldPassword)).toBe(false);
    expect(await enters(email, newPassword)).toBe(true);
  });

  it('works once, even if tried 20 times at once', async () => {
    const { email, token } = await accountWithLink();
    const tries = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(tries.map(({ to }) => to).sort()).toEqual([
      ...Array.from({ length: 19 }, () => '/uk/auth'),
      '/uk/auth?reset=success',
    ]);
    expect(tries.flatMap(({ context }) => context.emails)).toHaveLength(1);
    expectInvalid(await reset(token));
    expect(await enters(email, newPassword)).toBe(true);
  });

  it('works for exactly 60 minutes', async () => {
    const { token, email } = await accountWithLink();
    const [row] = await run('SELECT expires_at FROM reset_links WHERE email = ?', email);
    const end = Number(row?.expires_at);
    expect(Math.round((end - Date.now()) / 60_000)).toBe(60);
    expectInvalid(await reset(token, {}, { now: end }));
    expectDone(await reset(token, {}, { now: end - 1 }));
  });

  it.each([`email = 'moved-' || email`, 'deleted_at = 1'])(
    'fails once the account has %s',
    async (change) => {
      const { email, token } = await accountWithLink();
      await run(`UPDATE users SET ${change} WHERE email = ?`, email);
      expectInvalid(await reset(token));
    },
  );

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}'--`])(
    'refuses a made-up token (%s)',
    async (token) => expectInvalid(await reset(token)),
  );

  it('leaves the link unused if the password is refused', async () => {
    const { token } = await accountWithLink();
    const short = await reset(token, { password: '1234567', confirmation: '1234567' });
    const message = 'Password must be at least 8 characters';
    expect(short.body).toMatchObject(refused({ password: message }));
    const different = await reset(token, { confirmation: 'something else' });
    expect(different.body).toMatchObject(refused({ confirmation: "Passwords don't match" }));
    const breached = await reset(token, {}, { countBreaches: async () => 1234 });
    expect(breached.body.errors.password).toContain('compromised in 1,234 data breaches');
    expectDone(await reset(token));
  });

  it('gives a password to an account without one, and keeps its other sign-in methods', async () => {
    const { email, userId, token } = await accountWithLink();
    await run(
      "UPDATE credentials SET kind = 'google', password_hash = NULL WHERE user_id = ?",
      userId,
    );
    expectDone(await reset(token));
    expect(await rowOf(email)).toMatchObject({ ways: 'google,password', email_verified_at: 5 });
    expect(await enters(email, newPassword)).toBe(true);
  });
});

describe('several reset links of an account work at the same time', () => {
  it('so a stranger who requests one too ends none', async () => {
    const { email, token } = await accountWithLink();
    for (let asked = 0; asked < 4; asked += 1) {
      expect((await forgot(email)).context.emails).toHaveLength(1);
    }
    expectDone(await reset(token));
  });

  it('until one of them sets the password, also at once', async () => {
    const { email, token } = await accountWithLink();
    const second = (await forgot(email)).token;
    const answers = await Promise.all([reset(token), reset(second)]);
    expect(answers.map(({ to }) => to).sort()).toEqual(['/uk/auth', '/uk/auth?reset=success']);
    for (const each of [token, second]) expectInvalid(await reset(each));
    expectDone(await reset((await forgot(email)).token));
  });

  it('or the password is changed', async () => {
    const { email, cookie, token } = await accountWithLink();
    const second = (await forgot(email)).token;
    expect((await changePassword(cookie)).status).toBe(200);
    for (const each of [token, second]) expectInvalid(await reset(each));
  });
});

test('whichever database call fails, the password is set completely or not at all, and the response says which', async () => {
  const met = await forEachDatabaseFault({
    open: world.database.open,
    prepare: accountWithLink,
    action: (db, { token }) => reset(token, {}, { db }),
    check: async (_db, { email, token }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { to, body, context } = outcome.answer;
      if (to === null) {
        const form = "We couldn't update your password. Try again.";
        expect(body.errors).toEqual({ form });
        expect((await rowOf(email))?.sessions).toBe(1);
        expect(await enters(email, oldPassword)).toBe(true);
        expectDone(await reset(token));
      } else {
        expectDone(outcome.answer);
        expect([context.emails.length, (await rowOf(email))?.sessions]).toEqual([1, 0]);
      }
      expect(await enters(email, newPassword)).toBe(true);
    },
  });
  expect(met).toBe(3 * databaseFaults.length);
});

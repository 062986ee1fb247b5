import { describe, expect, it, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { newEmail, openAccountWorld, wrongCodeFor } from '#tests/support/account-world.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';

const world = await openAccountWorld();
const { requestCode, sendCode, signInByCode, createUser, viewerOf, idOf, confirm, run } = world;
const { open } = world.database;

const invalid = { error: 'Invalid or expired code', code: 'invalid-code' };
const minute = 60_000;
const forgetAttempts = () => run('DELETE FROM attempts');
const codeOf = async (email: string) =>
  (await run('SELECT * FROM login_codes WHERE email = ?', email))[0];
const sessionsOf = (email: string) =>
  run('SELECT * FROM sessions WHERE user_id IN (SELECT id FROM users WHERE email = ?)', email);

describe('requesting a code', () => {
  it('emails six digits and binds them to the browser for ten minutes, with neither stored', async () => {
    const email = newEmail();
    const { status, body, code, context, cookie } = await requestCode(email);
    const message = 'Login code sent to your email!';
    expect([status, body]).toEqual([200, { message, newCodeAfterSeconds: 60 }]);
    expect(code).toMatch(/^\d{6}$/);
    expect(context.emails).toMatchObject([{ to: email }]);
    expect(context.answerHeaders.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-code=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const row = await codeOf(email);
    expect(row?.code_hash).toMatch(/^scrypt\$/);
    expect(String(row?.code_hash).split('$')).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(cookie.split('=')[1]);
  });

  it.each(['', 'a@b', `${'x'.repeat(260)}@example.com`, 7])(
    'refuses an invalid address: %j',
    async (email) => {
      const { status, body } = await requestCode(email);
      const refusal = { error: 'Invalid email address', code: 'invalid-email' };
      expect([status, body]).toEqual([400, refusal]);
    },
  );

  it('responds the same to a known and an unknown address, with as many round trips', async () => {
    const known = newEmail();
    await signInByCode(known);
    await forgetAttempts();
    const [again, unknown] = [await requestCode(known), await requestCode(newEmail())];
    expect([again.status, again.body]).toEqual([unknown.status, unknown.body]);
    expect(again.context.db.stats.trips).toBe(unknown.context.db.stats.trips);
  });

  it('is allowed once a minute per address, whichever visitor asks', async () => {
    const email = newEmail();
    const now = Date.now();
    const asks = await Promise.all(Array.from({ length: 8 }, () => requestCode(email, { now })));
    expect(asks.filter(({ status }) => status === 200)).toHaveLength(1);
    const error = 'We just sent you a code. Wait a minute before requesting another.';
    const refusal = { status: 429, body: { error, code: 'wait' } };
    expect(asks.find(({ status }) => status !== 200)).toMatchObject(refusal);
    expect((await requestCode(email, { now: now + minute })).status).toBe(200);
  });

  it('is allowed five times an hour per address; a refused request isn’t counted', async () => {
    const email = newEmail();
    const { limit, windowMs } = attemptLimits.codePerEmailAndHour;
    const start = Date.now();
    const ask = (at: number) => requestCode(email, { now: start + at });
    for (let asked = 0; asked < limit; asked += 1) {
      expect((await ask(asked * minute)).status).toBe(200);
    }
    for (const at of [limit * minute, limit * minute + 1000]) {
      expect(await ask(at)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
    }
    expect((await ask(windowMs)).status).toBe(200);
  });

  it('reports an unavailable email service, and can be retried at once', async () => {
    const email = newEmail();
    const sendEmail = () => Promise.reject(new Error('The email provider returned 503.'));
    const { status, body, cookie } = await requestCode(email, { sendEmail });
    const failed = { error: 'Failed to send login code', code: 'not-sent' };
    expect([status, body, cookie]).toEqual([503, failed, '']);
    expect(await codeOf(email)).toBeUndefined();
    await expect.poll(async () => (await requestCode(email)).status).toBe(200);
  });
});

describe('submitting a code', () => {
  it('creates the account of a new address, confirmed and without a password', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(email.toUpperCase());
    const sent = await sendCode({ email: ` ${email}`, code }, { cookie, edgeRegions: ['GB'] });
    const body = { message: 'Successfully signed in!', isNew: true };
    expect([sent.status, sent.body]).toEqual([200, body]);
    const [session, ended] = sent.context.answerHeaders.getSetCookie();
    expect(session).toMatch(/^__Host-session=.*Max-Age=2592000/);
    expect(ended).toMatch(/^__Host-code=;.*Max-Age=0/);
    const viewer = await viewerOf(sent.cookie);
    expect(viewer?.user).toMatchObject({ email, emailVerifiedAt: expect.any(Number) });
    expect(viewer?.settings).toMatchObject({ country: 'uk', invoiceLimit: 3 });
    expect(await run('SELECT * FROM credentials WHERE user_id = ?', viewer?.user.id ?? '')).toEqual(
      [],
    );
  });

  it('signs in to the account of a known address, in any letter case and with spaces in the code', async () => {
    const email = newEmail();
    const made = await signInByCode(email);
    await forgetAttempts();
    const { code, cookie } = await requestCode(email);
    const typed = { email: email.toUpperCase(), code: `${code.slice(0, 3)} - ${code.slice(3)}\n` };
    const again = await sendCode(typed, { cookie });
    expect(again.body).toEqual({ message: 'Successfully signed in!', isNew: false });
    expect(await idOf(again.cookie)).toBe(await idOf(made.cookie));
  });

  it('refuses a code with the same message, whatever is wrong with it', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(email);
    const other = await requestCode(newEmail());
    const right = { email, code };
    for (const answer of await Promise.all([
      sendCode({ email, code: wrongCodeFor(code) }, { cookie }),
      sendCode({ email, code: '12345' }, { cookie }),
      sendCode({ email, code: '' }, { cookie }),
      sendCode({ email: newEmail(), code }, { cookie }),
      sendCode(right, { cookie: other.cookie }),
      sendCode(right, { cookie: '__Host-code=made-up' }),
      sendCode(right),
      sendCode(right, { cookie, now: Date.now() + 10 * minute + 1 }),
    ])) {
      expect([answer.status, answer.body, answer.cookie]).toEqual([400, invalid, '']);
    }
    expect((await sendCode(right, { cookie })).status).toBe(200);
  });

  it('refuses a code after five wrong ones, and compares a hundred at once only five times', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(email);
    const wrong = { email, code: wrongCodeFor(code) };
    for (const answer of await Promise.all(
      Array.from({ length: 100 }, () => sendCode(wrong, { cookie })),
    )) {
      expect([answer.status, answer.body]).toEqual([400, invalid]);
    }
    const { status, body } = await sendCode({ email, code }, { cookie });
    expect([status, body, (await codeOf(email))?.tries]).toEqual([400, invalid, 5]);
  });

  it('many times at once starts one session, and each gets the same', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(email);
    const send = () => sendCode({ email, code }, { cookie });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const signedIn = answers.filter(({ status }) => status === 200);
    expect(signedIn).toHaveLength(5);
    expect(new Set(signedIn.map((answer) => answer.cookie)).size).toBe(1);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('does not restore an ended session with a used code', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(email);
    const signedIn = await sendCode({ email, code }, { cookie });
    await run('DELETE FROM sessions WHERE user_id = ?', await idOf(signedIn.cookie));
    const again = await sendCode({ email, code }, { cookie });
    expect([again.status, again.body]).toEqual([400, invalid]);
    expect(await viewerOf(signedIn.cookie)).toBeNull();
  });

  it('is rate-limited by network address', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(email);
    const by = { cookie, networkAddress: '192.0.2.99' };
    const send = () => sendCode({ email, code: wrongCodeFor(code) }, by);
    // In batches, because a database under this load rejects calls.
    for (let sent = 0; sent < attemptLimits.codeTryPerNetwork.limit; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, send));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    }
    const error = 'Too many attempts. Try again in 15 minutes.';
    expect((await send()).body).toEqual({ error, code: 'too-many-attempts' });
  });
});

describe('a code for the address', () => {
  it('of a confirmed account changes neither its password nor its sessions', async () => {
    const { email, cookie, userId } = await createUser();
    await confirm(email);
    expect(await idOf((await signInByCode(email)).cookie)).toBe(userId);
    expect((await viewerOf(cookie))?.user).toMatchObject({ id: userId, emailVerifiedAt: 5 });
    expect(await run('SELECT * FROM credentials WHERE user_id = ?', userId)).toHaveLength(1);
  });

  it('of a closed account that never confirmed it creates another', async () => {
    const { email } = await createUser();
    await run('UPDATE users SET deleted_at = 1 WHERE email = ?', email);
    expect((await signInByCode(email)).body).toMatchObject({ isNew: true });
  });

  it('of a closed account that confirmed it reports that, and a wrong code does not', async () => {
    const email = newEmail();
    await signInByCode(email);
    await run('UPDATE users SET deleted_at = 1 WHERE email = ?', email);
    await forgetAttempts();
    const { code, cookie } = await requestCode(email);
    const wrong = await sendCode({ email, code: wrongCodeFor(code) }, { cookie });
    expect(wrong.body).toEqual(invalid);
    const right = await sendCode({ email, code }, { cookie });
    const error = 'This account was deleted. To get it back, contact support.';
    expect([right.status, right.body]).toEqual([403, { error, code: 'account-deleted' }]);
    expect(await viewerOf(right.cookie)).toBeNull();
  });
});

test('a code is sent and works, or nothing is sent and the same address can ask again', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async () => newEmail(),
    action: (db, email) => requestCode(email, { db }),
    check: async (_db, email, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body, code, cookie } = outcome.answer;
      if (status === 200) {
        expect((await sendCode({ email, code }, { cookie })).status).toBe(200);
        return;
      }
      const failed = { error: 'Failed to send login code', code: 'not-sent' };
      expect([status, body, code, cookie]).toEqual([503, failed, '', '']);
      // A count that was stored despite the lost response blocks for a minute.
      await forgetAttempts();
      expect((await requestCode(email)).status).toBe(200);
    },
  });
  expect(met).toBeGreaterThanOrEqual(2 * databaseFaults.length);
});

test('a correct code gives a working session or a clear error, and a retry gives the same session', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async () => {
      const email = newEmail();
      const { code, cookie } = await requestCode(email);
      return { email, code, cookie };
    },
    action: (db, { cookie, ...proof }) => sendCode(proof, { cookie, db }),
    check: async (_db, { cookie, ...proof }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body, cookie: given } = outcome.answer;
      if (status !== 200) {
        const error = "We couldn't sign you in. Please try again.";
        expect([status, body, given]).toEqual([503, { error, code: 'unavailable' }, '']);
      }
      const again = await sendCode(proof, { cookie });
      const signedIn = { message: 'Successfully signed in!', isNew: true };
      expect([again.status, again.body]).toEqual([200, signedIn]);
      if (status === 200) expect(again.cookie).toBe(given);
      expect((await viewerOf(again.cookie))?.user.email).toBe(proof.email);
      expect(await sessionsOf(proof.email)).toHaveLength(1);
    },
  });
  expect(met).toBeGreaterThanOrEqual(3 * databaseFaults.length - 2);
});

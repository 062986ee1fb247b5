import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { attempts, loginCodes, sessions, users } from '#db/account-schema.ts';
import { requestCode, sendCodeBack, viewerOf, wrongCodeFor } from '#tests/support/code-visitor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const open = () => database.open();
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const invalid = { error: 'Invalid or expired code', code: 'invalid-code' };
const minute = 60_000;

describe('requesting a code', () => {
  it('emails six digits and binds them to the browser for ten minutes', async () => {
    const email = newEmail();
    const { status, body, code, context } = await requestCode(open(), email);
    expect([status, body]).toEqual([
      200,
      { message: 'Login code sent to your email!', newCodeAfterSeconds: 60 },
    ]);
    expect(code).toMatch(/^\d{6}$/);
    expect(context.emails).toHaveLength(1);
    expect(context.emails[0]).toMatchObject({ to: email });
    expect(context.answerHeaders.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-code=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('stores neither the code nor the cookie’s token', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const [row] = await open().select().from(loginCodes).where(eq(loginCodes.email, email));
    expect(row?.codeHash).toMatch(/^scrypt\$/);
    expect(JSON.stringify(row)).not.toContain(cookie.split('=')[1]);
    expect(row?.codeHash.split('$')).not.toContain(code);
  });

  it.each(['', 'no-address', 'a@b', `${'x'.repeat(260)}@example.com`, 7, null])(
    'refuses an invalid address: %j',
    async (email) => {
      const answer = await requestCode(open(), email as string);
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: 'Invalid email address', code: 'invalid-email' },
      ]);
    },
  );

  it('responds the same to a known and an unknown address, with as many round trips', async () => {
    const known = newEmail();
    const first = await requestCode(open(), known);
    await sendCodeBack(open(), { email: known, code: first.code }, first.cookie);
    await open().delete(attempts);
    const again = await requestCode(open(), known);
    const unknown = await requestCode(open(), newEmail());
    expect([again.status, again.body]).toEqual([unknown.status, unknown.body]);
    expect(again.context.db.stats.trips).toBe(unknown.context.db.stats.trips);
  });

  it('is allowed once a minute per address, whichever visitor asks', async () => {
    const email = newEmail();
    const now = Date.now();
    const asks = await Promise.all(
      Array.from({ length: 8 }, () => requestCode(open(), email, { now })),
    );
    expect(asks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asks.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: {
        error: 'We just sent you a code. Wait a minute before requesting another.',
        code: 'wait',
      },
    });
    expect((await requestCode(open(), email, { now: now + minute })).status).toBe(200);
  });

  it('is allowed five times an hour per address', async () => {
    const email = newEmail();
    const { limit, windowMs } = attemptLimits.codePerEmailAndHour;
    const start = Date.now();
    const ask = (at: number) => requestCode(open(), email, { now: start + at });
    for (let asked = 0; asked < limit; asked += 1) {
      expect((await ask(asked * minute)).status).toBe(200);
    }
    expect(await ask(limit * minute)).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Try again in 55 minutes.', code: 'too-many-attempts' },
    });
    expect((await ask(windowMs)).status).toBe(200);
  });

  it('is not counted when the hourly limit refuses it, so that the same limit refuses it again', async () => {
    const email = newEmail();
    const { limit } = attemptLimits.codePerEmailAndHour;
    const start = Date.now();
    const ask = (at: number) => requestCode(open(), email, { now: start + at });
    for (let asked = 0; asked < limit; asked += 1) await ask(asked * minute);
    for (const at of [limit * minute, limit * minute + 1000]) {
      expect((await ask(at)).body).toMatchObject({ code: 'too-many-attempts' });
    }
  });

  it('reports an unavailable email service, and can be retried at once', async () => {
    const email = newEmail();
    const sendEmail = () => Promise.reject(new Error('The email provider returned 503.'));
    const failed = await requestCode(open(), email, { sendEmail });
    expect([failed.status, failed.body, failed.cookie]).toEqual([
      503,
      { error: 'Failed to send login code', code: 'not-sent' },
      '',
    ]);
    const rows = await open().select().from(loginCodes).where(eq(loginCodes.email, email));
    expect(rows).toEqual([]);
    await expect.poll(async () => (await requestCode(open(), email)).status).toBe(200);
  });
});

describe('submitting a code', () => {
  it('creates the account of a new address, confirmed and without a password', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email.toUpperCase());
    const answer = await sendCodeBack(open(), { email: ` ${email}`, code }, cookie, {
      edgeRegions: ['GB'],
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Successfully signed in!', isNew: true },
    ]);
    const [sessionCookie = '', codeCookie] = answer.context.answerHeaders.getSetCookie();
    expect(sessionCookie).toMatch(/^__Host-session=.*Max-Age=2592000/);
    expect(codeCookie).toMatch(/^__Host-code=;.*Max-Age=0/);
    const viewer = await viewerOf(open(), answer.cookie);
    expect(viewer?.user).toMatchObject({ email });
    expect(viewer?.user.emailVerifiedAt).not.toBeNull();
    expect(viewer?.settings).toMatchObject({ country: 'uk', invoiceLimit: 3 });
    const { rows } = await open().$client.execute({
      sql: 'SELECT count(*) AS n FROM credentials WHERE user_id = ?',
      args: [viewer?.user.id ?? ''],
    });
    expect(Number(rows[0]?.n)).toBe(0);
  });

  it('signs in to the account of a known address, in any letter case', async () => {
    const email = newEmail();
    const first = await requestCode(open(), email);
    const made = await sendCodeBack(open(), { email, code: first.code }, first.cookie);
    await open().delete(attempts);
    const second = await requestCode(open(), email);
    const again = await sendCodeBack(
      open(),
      { email: email.toUpperCase(), code: second.code },
      second.cookie,
    );
    expect(again.body).toEqual({ message: 'Successfully signed in!', isNew: false });
    const [one, other] = await Promise.all(
      [made, again].map(({ cookie }) => viewerOf(open(), cookie)),
    );
    expect(one?.user.id).toBe(other?.user.id);
  });

  it.each([
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\n`],
    ['with a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ])('accepts a code %s', async (_how, typed) => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const answer = await sendCodeBack(open(), { email, code: typed(code) }, cookie);
    expect(answer.status).toBe(200);
  });

  it('refuses a code with the same message, whatever is wrong with it', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const other = await requestCode(open(), newEmail());
    const right = { email, code };
    const late = { now: Date.now() + 10 * minute + 1 };
    const refused = await Promise.all([
      sendCodeBack(open(), { email, code: wrongCodeFor(code) }, cookie),
      sendCodeBack(open(), { email, code: '12345' }, cookie),
      sendCodeBack(open(), { email, code: '' }, cookie),
      sendCodeBack(open(), { email: newEmail(), code }, cookie),
      sendCodeBack(open(), right, other.cookie),
      sendCodeBack(open(), right, '__Host-code=made-up'),
      sendCodeBack(open(), right, ''),
      sendCodeBack(open(), right, cookie, late),
    ]);
    for (const { status, body, cookie: given } of refused) {
      expect([status, body, given]).toEqual([400, invalid, '']);
    }
    expect((await sendCodeBack(open(), right, cookie)).status).toBe(200);
  });

  it('refuses a code after five wrong ones, and compares a hundred at once only five times', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const wrong = { email, code: wrongCodeFor(code) };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => sendCodeBack(open(), wrong, cookie)),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([400, invalid]);
    const right = await sendCodeBack(open(), { email, code }, cookie);
    expect([right.status, right.body]).toEqual([400, invalid]);
    const [row] = await open().select().from(loginCodes).where(eq(loginCodes.email, email));
    expect(row?.tries).toBe(5);
  });

  it('many times at once starts one session, and a retry gives the same one', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendCodeBack(open(), { email, code }, cookie)),
    );
    const signedIn = answers.filter(({ status }) => status === 200);
    expect(signedIn).toHaveLength(5);
    expect(new Set(signedIn.map((answer) => answer.cookie)).size).toBe(1);
    const [user] = await open().select().from(users).where(eq(users.email, email));
    const opened = await open()
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(opened).toHaveLength(1);
  });

  it('does not restore an ended session with a used code', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const { cookie: signedIn } = await sendCodeBack(open(), { email, code }, cookie);
    const viewer = await viewerOf(open(), signedIn);
    await open()
      .delete(sessions)
      .where(eq(sessions.id, viewer?.session.id ?? ''));
    const again = await sendCodeBack(open(), { email, code }, cookie);
    expect([again.status, again.body]).toEqual([400, invalid]);
    expect(await viewerOf(open(), signedIn)).toBeNull();
  });

  it('is rate-limited by network address', async () => {
    const email = newEmail();
    const { code, cookie } = await requestCode(open(), email);
    const networkAddress = '192.0.2.99';
    const { limit } = attemptLimits.codeTryPerNetwork;
    const send = () =>
      sendCodeBack(open(), { email, code: wrongCodeFor(code) }, cookie, { networkAddress });
    const answers = [];
    // In batches, because a database under this load rejects calls.
    for (let sent = 0; sent < limit; sent += 20) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, send))));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await send()).body).toEqual({
      error: 'Too many attempts. Try again in 15 minutes.',
      code: 'too-many-attempts',
    });
  });
});

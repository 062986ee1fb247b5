import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { readEmailedCodes } from '#tests/support/emailed-code.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

// Attacks on sign-in codes through the running product: from many networks at once, and with the
// victim's own cookie.

const { origin, libsqlUrl } = inject('product');
const guesses = isFullStrain ? 1000 : 100;
const repeats = 50;

const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function countRows(sql: string, email: string): Promise<number> {
  const { rows } = await openDatabase({ url: libsqlUrl }).$client.execute({ sql, args: [email] });
  return Number(rows[0]?.n);
}

const triesOf = (email: string) =>
  countRows('SELECT tries AS n FROM login_codes WHERE email = ?', email);
const sessionsOf = (email: string) =>
  countRows(
    'SELECT count(*) AS n FROM sessions WHERE user_id IN (SELECT id FROM users WHERE email = ?)',
    email,
  );

/** Requests a code; the visitor's browser then has its cookie. */
async function requestCode(visitor: Visitor, email: string): Promise<string> {
  const answer = await visitor.postJson('/api/send-otp', { email });
  expect(await answer.json()).toMatchObject({ message: 'Login code sent to your email!' });
  const [code = ''] = await readEmailedCodes(email);
  return code;
}

type Answer = { status: number; code?: string; cookie: string };

/** One guess from a unique network, with the given browser's cookies. */
async function guess(cookies: string, email: string, code: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/verify-otp`, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': newNetworkAddress(),
      Cookie: cookies,
    },
    body: JSON.stringify({ email, code }),
  });
  const body = (await answer.json()) as { code?: string };
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-session='));
  return { status: answer.status, code: body.code, cookie: cookie ?? '' };
}

describe('sign-in codes under attack', () => {
  test(`at most five of ${guesses} wrong codes at once are compared`, async () => {
    const email = newEmail();
    const visitor = newVisitor(origin);
    const right = await requestCode(visitor, email);
    const wrong = Array.from({ length: guesses }, (_, at) =>
      String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(wrong.map((code) => guess(visitor.cookies(), email, code)));
    expect(answers.filter(({ cookie }) => cookie !== '')).toEqual([]);
    // An overloaded database rejects calls; no code is compared then.
    const refusals = new Set(answers.map(({ status, code }) => `${status} ${code}`));
    expect(
      [...refusals].filter((each) => !/^(400 invalid-code|503 unavailable)$/.test(each)),
    ).toEqual([]);
    // Only counted attempts are compared, so the counter equals the number of comparisons.
    expect(await triesOf(email)).toBe(5);
    expect(await guess(visitor.cookies(), email, right)).toEqual({
      status: 400,
      code: 'invalid-code',
      cookie: '',
    });
    expect([await triesOf(email), await sessionsOf(email)]).toEqual([5, 0]);
  });

  test(`the right code sent ${repeats} times at once opens one session`, async () => {
    const email = newEmail();
    const visitor = newVisitor(origin);
    const code = await requestCode(visitor, email);
    const cookies = visitor.cookies();
    const answers = await Promise.all(
      Array.from({ length: repeats }, () => guess(cookies, email, code)),
    );
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeGreaterThan(0);
    expect(given.length).toBeLessThanOrEqual(5);
    expect(new Set(given.map(({ cookie }) => cookie.split(';')[0])).size).toBe(1);
    expect(await sessionsOf(email)).toBe(1);
    const owners = 'SELECT count(*) AS n FROM users WHERE email = ?';
    expect(await countRows(owners, email)).toBe(1);
  });

  test('a code that one browser requested does not work in another', async () => {
    const email = newEmail();
    const [asking, other] = [newVisitor(origin), newVisitor(origin)];
    const code = await requestCode(asking, email);
    await requestCode(other, newEmail());
    for (const cookies of [other.cookies(), '', '__Host-code=made-up']) {
      expect(await guess(cookies, email, code)).toMatchObject({ status: 400, cookie: '' });
    }
    expect(await triesOf(email)).toBe(0);
    expect(await guess(asking.cookies(), email, code)).toMatchObject({ status: 200 });
  });
});

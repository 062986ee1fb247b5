import { describe, expect, it } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { checkForBreaches } from '#app/http/security/breached-password.server.ts';
import { newEmail, openAccountWorld, refused } from '#tests/support/account-world.ts';
import { createTestContext } from '#tests/support/request-context.ts';

const world = await openAccountWorld();

/** A breach service that reports the given count, or is down. */
const counting = (breaches: number | 'away') => ({
  countBreaches: async () => {
    if (breaches === 'away') throw new Error('The breached passwords service returned 503.');
    return breaches;
  },
});
const inSeveral =
  'This password has been compromised in several data breaches. Choose a different password.';
const inBreaches = (count: string) =>
  `This password has been compromised in ${count} data breaches. Please choose a different password.`;

describe('a password', () => {
  it.each([
    ['whatever', 1, inBreaches('1')],
    ['whatever', 3_861_493, inBreaches('3,861,493')],
    // On the built-in list.
    ['password1', 'away', inSeveral],
    ['PassWord1', 0, inSeveral],
    // No user is blocked because the service is unavailable.
    ['an orange heron at dawn', 'away', null],
    ['an orange heron at dawn', 0, null],
  ] as const)('%s, which the service found %s times: %s', async (password, breaches, message) => {
    const context = createTestContext(world.db, counting(breaches));
    expect(await checkForBreaches(context, password)).toBe(message);
    expect(context.reported).toHaveLength(breaches === 'away' ? 1 : 0);
    expect(String(context.reported[0])).not.toContain(password);
  });
});

describe.each(['page', 'dialog'])('signing up (%s)', (screen) => {
  it('shows the error at the password, keeps the email and creates nothing', async () => {
    const email = newEmail();
    const { status, body, cookie } = await world.signUp(email, { screen }, counting(384));
    expect([status, body, cookie]).toEqual([
      400,
      { ...refused({ password: inBreaches('384') }), email },
      '',
    ]);
    expect(await world.run('SELECT id FROM users WHERE email = ?', email)).toEqual([]);
  });
});

describe('check-password-pwned', () => {
  const ask = async (json: unknown, by = {}) => {
    const { status, body } = await world.call('/api/check-password-pwned', json, by);
    return { status, body };
  };

  it.each([
    ['password1', 384, { isPwned: true, count: 384 }],
    ['password1', 0, { isPwned: true, count: null }],
    ['password1', 'away', { isPwned: true, count: null }],
    ['an orange heron at dawn', 0, { isPwned: false, count: 0 }],
  ] as const)('returns for %s, found %s times: %o', async (password, breaches, body) => {
    expect(await ask({ password }, counting(breaches))).toEqual({ status: 200, body });
  });

  it.each([{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(257) }, null])(
    'refuses %j',
    async (json) => {
      expect(await ask(json)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );

  it('is rate-limited by network address', async () => {
    const askAgain = () => ask({ password: 'x' }, { networkAddress: '203.0.113.40' });
    const { limit } = attemptLimits.breachCheckPerNetwork;
    const answers = await Promise.all(Array.from({ length: limit + 5 }, askAgain));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    const error = 'Too many attempts. Try again in 15 minutes.';
    expect(await askAgain()).toEqual({ status: 429, body: { error, code: 'too-many-attempts' } });
  });

  it('reports an unavailable database', async () => {
    const answer = await ask({ password: 'x' }, { db: world.away() });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

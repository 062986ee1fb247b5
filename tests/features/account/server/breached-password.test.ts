import { describe, expect, it } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import type { AuthAnswer } from '#app/domain/account/sign-in.ts';
import { action as answerBreachQuestion } from '#app/features/account/check-password-pwned.route.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { checkForBreaches } from '#app/http/security/breached-password.server.ts';
import { users } from '#db/account-schema.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  type TestContext,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

const database = await createTestDatabase();

/** A context whose breach service reports the given count, or is down. */
function contextWith(breaches: number | 'away') {
  return createTestContext(database.open(), {
    countBreaches: async () => {
      if (breaches === 'away') throw new Error('The breached passwords service returned 503.');
      return breaches;
    },
  });
}

describe('a password found in breaches', () => {
  it.each([
    [1, '1'],
    [384, '384'],
    [3_861_493, '3,861,493'],
  ])('seen %d times is refused with the number', async (count, shown) => {
    expect(await checkForBreaches(contextWith(count), 'whatever')).toBe(
      `This password has been compromised in ${shown} data breaches. Please choose a different password.`,
    );
  });

  it('is refused without a number when only the built-in list is available', async () => {
    const context = contextWith('away');
    expect(await checkForBreaches(context, 'password1')).toBe(
      'This password has been compromised in several data breaches. Choose a different password.',
    );
    expect(context.reported).toHaveLength(1);
    expect(String(context.reported[0])).not.toContain('password1');
  });

  it('that is not in the list is accepted while the service is unavailable: no user is blocked', async () => {
    expect(await checkForBreaches(contextWith('away'), 'an orange heron at dawn')).toBeNull();
    expect(await checkForBreaches(contextWith(0), 'an orange heron at dawn')).toBeNull();
  });

  it('is refused if it is on the built-in list, even if the service does not know it', async () => {
    const context = contextWith(0);
    expect(await checkForBreaches(context, 'PassWord1')).toBe(
      'This password has been compromised in several data breaches. Choose a different password.',
    );
    expect(context.reported).toEqual([]);
  });
});

describe.each(['page', 'dialog'])('signing up (%s)', (screen) => {
  const email = () => `${crypto.randomUUID()}@example.com`;
  const post = (fields: Record<string, string>, context: TestContext) =>
    answerAuth(formPost('/us/auth', { intent: 'sign-up', screen, ...fields }), context, 'us');

  it('shows the error at the password, keeps the email and creates nothing', async () => {
    const context = contextWith(384);
    const typed = { email: email(), password: 'correct horse battery staple' };
    const { data, init } = (await post(typed, context)) as {
      data: AuthAnswer;
      init: ResponseInit;
    };
    const message =
      'This password has been compromised in 384 data breaches. Please choose a different password.';
    expect([init.status, data]).toEqual([
      400,
      { outcome: 'refused', errors: { password: message }, email: typed.email },
    ]);
    expect(cookiesOf(context)).toBe('');
    const stored = await database.open().select().from(users);
    expect(stored.map((user) => user.email)).not.toContain(typed.email);
  });

  it('works while the service is unavailable', async () => {
    const context = contextWith('away');
    await post({ email: email(), password: 'an orange heron at dawn' }, context);
    expect(cookiesOf(context)).toContain('__Host-session=');
  });
});

describe('check-password-pwned', () => {
  async function ask(body: unknown, context: TestContext) {
    const request = new Request(`${testOrigin}/api/check-password-pwned`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const answer = await answerBreachQuestion({ request, context });
    return { status: answer.status, body: await answer.json() };
  }

  it('returns isPwned and count', async () => {
    const question = { password: 'password1' };
    expect(await ask(question, contextWith(384))).toEqual({
      status: 200,
      body: { isPwned: true, count: 384 },
    });
    expect((await ask(question, contextWith(0))).body).toEqual({ isPwned: true, count: null });
    const uncommon = { password: 'an orange heron at dawn' };
    expect((await ask(uncommon, contextWith(0))).body).toEqual({ isPwned: false, count: 0 });
    expect((await ask(question, contextWith('away'))).body).toEqual({ isPwned: true, count: null });
  });

  it.each([{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(257) }, null])(
    'refuses %j',
    async (body) => {
      const answer = await ask(body, contextWith(0));
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );

  it('is rate-limited by network address', async () => {
    const { networkAddress } = contextWith(0);
    const askAgain = () => ask({ password: 'x' }, { ...contextWith(0), networkAddress });
    const { limit } = attemptLimits.breachCheckPerNetwork;
    const answers = await Promise.all(Array.from({ length: limit + 5 }, askAgain));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    expect(await askAgain()).toEqual({
      status: 429,
      body: { error: 'Too many attempts. Try again in 15 minutes.', code: 'too-many-attempts' },
    });
  });

  it('reports an unavailable database', async () => {
    const db = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const answer = await ask({ password: 'x' }, createTestContext(db));
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

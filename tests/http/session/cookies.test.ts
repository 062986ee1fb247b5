import { expect, test } from 'vitest';
import { redeemAttempt } from '#app/features/account/server/provider-session.api.server.ts';
import { loader as sessionLoader } from '#app/features/account/session.route.ts';
import { guessVisitorCountry } from '#app/http/request/country.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import {
  consumeFlash,
  type FlashMessage,
  flashCookie,
  preserveFlash,
  redirectWithFlash,
} from '#app/http/session/flash.server.ts';
import {
  endSession,
  getSessionId,
  getViewer,
  startSession,
} from '#app/http/session/session.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { cookiesOf, createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// A browser sends every cookie that any page on the host has set. We read only our own, and treat unreadable ones as
// missing.

const db = (await createTestDatabase()).open();
const asking = (cookie: string) => new Request(testOrigin, { headers: { Cookie: cookie } });
/** A sign-in gives this browser a readable session, whatever other cookies it sends. */
async function expectSignIn(cookie: string): Promise<void> {
  const { userId } = await createSampleSeller(db);
  const context = createTestContext(db);
  expect(await startSession(asking(cookie), context, userId, true)).toBe(true);
  const [own] = cookiesOf(context).split('; ');
  const viewer = await getViewer(asking(`foo=100%; ${own}`), createTestContext(db));
  expect(viewer?.user.id).toBe(userId);
}

const unexpected = ['foo=100%', '%=1', '100%', 'foo=%E0%A4; bar=%zz'];

test.each(unexpected)(
  'a stray cookie %s keeps its user signed in, and a guest may sign in',
  async (stray) => {
    const { cookie, userId } = await createSampleSeller(db);
    for (const sent of [`${stray}; ${cookie}`, `${cookie}; ${stray}`]) {
      const context = createTestContext(db);
      const answer = await sessionLoader({ request: asking(sent), params: {}, context });
      expect([answer.status, await answer.json()]).toEqual([200, { person: userId }]);
      expect(context.reported).toEqual([]);
    }
    expect(await getViewer(asking(stray), createTestContext(db))).toBeNull();
    expect(getSessionId(asking(stray))).toBeNull();
    await expectSignIn(stray);
  },
);

test.each(['__Host-session=%E0%A4', '__Host-session=100%'])(
  'an unreadable session cookie, %s, counts as none, and is replaced by signing in and out',
  async (broken) => {
    await expectSignIn(broken);
    expect(await getViewer(asking(broken), createTestContext(db))).toBeNull();
    const context = createTestContext(db);
    await endSession(asking(broken), context);
    expect(context.answerHeaders.getSetCookie()[0]).toMatch(/^__Host-session=;.*Max-Age=0/);
  },
);

test('our other cookies do no harm if they can’t be read', async () => {
  const broken = (name: string) => asking(`__Host-${name}=100%`);
  const context = createTestContext(db);
  expect(await guessVisitorCountry(broken('country'), context)).toMatchObject({ isGuess: true });
  expect(getTimeZone(broken('tz'))).toBeNull();
  expect(await redeemAttempt('google', broken('google-attempt'), context)).toBeNull();
  const answerHeaders = new Headers();
  expect(await consumeFlash(broken('flash'), answerHeaders)).toBeNull();
  expect(answerHeaders.getSetCookie()[0]).toMatch(/^__Host-flash=;.*Max-Age=0/);
});

test('if two cookies have the same name and one is unreadable, the other counts', async () => {
  const country = asking('__Host-country=100%; __Host-country=uk');
  const guessed = await guessVisitorCountry(country, createTestContext(db));
  expect(guessed).toEqual({ country: 'uk', isGuess: false });
});

/** A request for a page, from a browser that was redirected there with a message. */
async function pageWith(message: FlashMessage, path = '/us') {
  const { headers } = await redirectWithFlash('/us', 'info', message);
  const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return new Request(testOrigin + path, { headers: { Cookie } });
}

test('a message is consumed once, and survives a redirect to the page that is finally shown', async () => {
  const request = await pageWith({ code: 'welcome-back' });
  const answerHeaders = new Headers([['Set-Cookie', 'other=1; Max-Age=0']]);
  expect(await consumeFlash(request, answerHeaders)).toMatchObject({
    kind: 'info',
    message: 'Welcome back!',
  });
  expect(answerHeaders.getSetCookie()).toHaveLength(2);
  expect(preserveFlash(answerHeaders).getSetCookie()).toEqual(['other=1; Max-Age=0']);
  expect(await consumeFlash(new Request(testOrigin), new Headers())).toBeNull();
});

test('a confirmation link consumes no message: its own follows', async () => {
  const link = await pageWith({ code: 'welcome-back' }, '/us/invoices?confirm=token');
  const answerHeaders = new Headers();
  expect(await consumeFlash(link, answerHeaders)).toBeNull();
  expect(answerHeaders.getSetCookie()).toEqual([]);
});

const renumbered = [1, 2, 3, 4, 5, 6].map((at) => ({ from: `A${at}`, to: `B${at}` }));

test.each([
  [
    { code: 'provider-linked', provider: 'google' },
    'Welcome back! You can now sign in to this account with Google too.',
    'С возвращением! Теперь в этот аккаунт можно входить и через Google.',
  ],
  [
    {
      code: 'too-many-attempts',
      endsAt: Date.UTC(2026, 0, 5, 14, 32),
      askedAt: Date.UTC(2026, 0, 5, 14, 11),
      timeZone: null,
    },
    'Too many attempts. Try again in 21 minutes.',
    'Слишком много попыток. Повторите через 21 минуту.',
  ],
  [
    { code: 'accounts-joined', plan: null, renumbered },
    'The earlier account is now part of this one. Check the payment details. Both accounts used some of the same numbers, so we changed these: A1 is now B1, A2 is now B2, A3 is now B3, A4 is now B4, A5 is now B5, and more.',
    'Прежний аккаунт объединён с этим. Проверьте платёжные реквизиты. Некоторые номера в двух аккаунтах совпали, поэтому мы изменили их: вместо A1 теперь B1, вместо A2 теперь B2, вместо A3 теперь B3, вместо A4 теперь B4, вместо A5 теперь B5 и так далее.',
  ],
] as [FlashMessage, string, string][])(
  'a message is stored as a code and shown in its page’s language: %j',
  async (message, english, russian) => {
    for (const [language, text] of [
      ['en-US', english],
      ['ru', russian],
    ] as const) {
      const page = await pageWith(message);
      const shown = await inLanguage(language, () => consumeFlash(page, new Headers()));
      expect(shown?.message).toBe(text);
    }
  },
);

test('an unreadable message is consumed and not shown', async () => {
  const stored = { id: 'an-id', kind: 'success', message: 'Welcome back!' };
  const cookie = await flashCookie.serialize(stored);
  const request = new Request(testOrigin, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  const answerHeaders = new Headers();
  expect(await consumeFlash(request, answerHeaders)).toBeNull();
  expect(answerHeaders.getSetCookie()).toHaveLength(1);
});

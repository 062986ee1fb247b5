import { expect, test } from 'vitest';
import {
  consumeFlash,
  type FlashMessage,
  flashCookie,
  preserveFlash,
  redirectWithFlash,
} from '#app/http/session/flash.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { testOrigin } from '#tests/support/request-context.ts';

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
    'Прежний аккаунт объединён с этим. Проверьте платёжные реквизиты прежнего аккаунта. Некоторые номера были в обоих аккаунтах: вместо A1 теперь B1, вместо A2 теперь B2, вместо A3 теперь B3, вместо A4 теперь B4, вместо A5 теперь B5 и так далее.',
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

import { expect, test } from 'vitest';
import { keepFlash, redirectWithFlash, takeFlash } from '#app/http/session/flash.server.ts';
import { testOrigin } from '#tests/support/request-context.ts';

test('a message is taken once, and waits through a redirect for the page that is shown in the end', async () => {
  const given = await redirectWithFlash('/us', 'info', 'Hello');
  const cookie = given.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const answerHeaders = new Headers([['Set-Cookie', 'other=1; Max-Age=0']]);
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  expect(await takeFlash(request, answerHeaders)).toMatchObject({ kind: 'info', message: 'Hello' });
  expect(answerHeaders.getSetCookie()).toHaveLength(2);
  expect(keepFlash(answerHeaders).getSetCookie()).toEqual(['other=1; Max-Age=0']);
  expect(await takeFlash(new Request(testOrigin), new Headers())).toBeNull();
});

test('a confirmation link takes no message: its own comes after it', async () => {
  const given = await redirectWithFlash('/us', 'info', 'Hello');
  const headers = { Cookie: given.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const answerHeaders = new Headers();
  const link = new Request(`${testOrigin}/us/invoices?confirm=token`, { headers });
  expect(await takeFlash(link, answerHeaders)).toBeNull();
  expect(answerHeaders.getSetCookie()).toEqual([]);
});

import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { type LoadFailure, orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import {
  isOfflinePageRequest,
  markOfflinePage,
  withoutCookies,
} from '#app/http/responses/offline-page.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { sessionCookieName } from '#app/http/session/session.server.ts';
import { DatabaseUnavailableError, openDatabase } from '#db/client.server.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';

const away = () => Promise.reject(new DatabaseUnavailableError('The database did not answer'));

const answerOf = (work: Promise<unknown>) =>
  work.then(
    () => new Response('answered'),
    (thrown: unknown) => thrown as Response,
  );

describe('a page whose data can’t be loaded', () => {
  it.each<[LoadFailure | undefined, string]>([
    [undefined, ''],
    ['settings', 'Error loading settings: our database isn’t responding'],
    ['invoices', 'Error loading invoices: our database isn’t responding'],
    ['publicInvoice', 'Failed to load invoice: our database isn’t responding'],
  ])('says what it could not load: %s', async (failure, sentence) => {
    const answer = await answerOf(orDatabaseAway(away(), failure));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.text()).toBe(sentence);
  });

  it('rethrows every other error', async () => {
    const broken = Promise.reject(new RangeError('broken'));
    await expect(orDatabaseAway(broken)).rejects.toThrow(RangeError);
  });

  it('says so from the guard too, instead of asking to sign in', async () => {
    const request = new Request(`${testOrigin}/us/invoices`, {
      headers: { Cookie: `${sessionCookieName}=a-token` },
    });
    // Nothing listens on this port.
    const context = createTestContext(openDatabase({ url: 'http://127.0.0.1:9' }));
    const answer = await answerOf(requireViewer(request, context, 'invoices'));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('Error loading invoices: our database isn’t responding');
  });
});

test('only the service worker’s own header requests a page to store, and removes the cookies', () => {
  const headers = { Cookie: '__Host-session=secret; __Host-tz=Europe/Berlin' };
  const plain = new Request('https://billwren.example/us/settings', { headers });
  expect(isOfflinePageRequest(plain)).toBe(false);
  const asked = new Request(plain, { headers: { ...headers, 'Billwren-Shell': '1' } });
  expect(isOfflinePageRequest(asked)).toBe(true);
  expect(withoutCookies(asked).headers.get('Cookie')).toBeNull();
});

test('a stored page allows its own scripts by their hashes, and no others', async () => {
  const scripts = ['window.a = 1', 'import "/assets/root.js"'];
  const drawn = `<p>"n1"</p><script nonce="n1">${scripts[0]}</script><script nonce="n1" type="module" async="">${scripts[1]}</script><script nonce="n1" src="/assets/a.js"></script>`;
  const { html, policy } = await markOfflinePage(drawn, 'n1', true);
  expect(html).not.toContain('nonce');
  expect(html).toContain('<p>"n1"</p>');
  const hashes = scripts.map((text) => createHash('sha256').update(text).digest('base64'));
  expect(policy).toContain(`script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}';`);
  expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe-eval/);
  expect(policy).toContain("default-src 'none'");
});

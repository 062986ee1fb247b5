import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  isOfflinePageRequest,
  markOfflinePage,
  withoutCookies,
} from '#app/http/responses/offline-page.server.ts';

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

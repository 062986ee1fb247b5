import { describe, expect, it, test, vi } from 'vitest';
import { accessTable } from '#tests/fixtures/access-table.ts';
import { openBuiltApp } from '#tests/support/built-app.ts';
import { observatoryPoints } from '#tests/support/observatory.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { dataPath } from '#tests/support/visitor.ts';

// Every response of the built app from an HTTPS address: the headers that browsers, caches and scanners read.

const database = await createTestDatabase();
vi.spyOn(console, 'log').mockImplementation(() => undefined);
vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => undefined } });

const google = { GOOGLE_CLIENT_ID: 'wren', GOOGLE_CLIENT_SECRET: 'a secret of none' };
const { origin, send } = await openBuiltApp(database.url, google);
const owner = await createSampleSeller(database.open());
const ownersCookie = owner.cookie;
const invoiceId = await saveSample(database.open(), owner.settings);

const get = (path: string, cookie = '') => send(path, { headers: { Cookie: cookie } });

function post(path: string, body: string | URLSearchParams, cookie: string): Promise<Response> {
  const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie, ...type };
  return send(path, { method: 'POST', headers, body });
}

const rows = Object.entries(accessTable).map(([id, row]) => ({ id, row }));
const pages = rows.filter(({ row }) => row.kind === 'page');

describe.each(pages)('the page of $id', ({ row }) => {
  it.each(['guest', 'owner'])('scores 130 at the Observatory for %s', async (asker) => {
    const answer = await get(row.path(invoiceId), asker === 'owner' ? ownersCookie : '');
    // The redirect target has its own row.
    if (answer.headers.has('Location')) return;
    const points = observatoryPoints(answer);
    const sum = Object.values(points).reduce((all, each) => all + each, 0);
    expect(sum, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
    expect(answer.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
    const html = await answer.text();
    // The policy blocks inline styles without the nonce.
    expect(html).not.toMatch(/<style\b(?! nonce=")|<[a-z][^>]*\sstyle="/);
    expect(html).not.toMatch(/<(script|link|img|iframe)\b[^>]*\s(src|href)="(http:|\/\/)/);
  });
});

/** Which responses may be cached and by whom; every other response is `no-store`. */
const kept: Record<string, string> = {
  '/view-invoice/:id/pdf': 'private, no-cache',
  '/view-invoice/:id/xml': 'private, no-cache',
  '/manifest.webmanifest': 'public, max-age=3600',
  '/.well-known/jwks.json': 'public, max-age=3600',
  '/robots.txt': 'public, max-age=3600',
  '/sitemap.xml': 'public, max-age=3600',
};

describe.each(rows)('every response of $id', ({ id, row }) => {
  const requesters = { guest: '', 'the owner': ownersCookie };
  test.each(Object.entries(requesters))(
    'to %s is not cached, framed or sniffed',
    async (_, who) => {
      const path = row.path(invoiceId);
      const answers = [await get(path, who)];
      if (row.kind === 'page') answers.push(await get(dataPath(path), who));
      if (row.post && !row.post.endsSession) {
        const body = row.post.body(invoiceId);
        const address = row.kind === 'page' ? dataPath(path) : path;
        const sent = typeof body === 'string' ? body : new URLSearchParams(body as never);
        answers.push(await post(address, sent, who));
      }
      for (const answer of answers) {
        const isKept = answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store';
        if (isKept) expect(answer.headers.get('Cache-Control')).toBe(kept[id]);
        expect(answer.headers.get('Strict-Transport-Security')).toMatch(
          /^max-age=63072000; includeSubDomains;/,
        );
        expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
        const readable = [...answer.headers.keys()].filter((name) => /^access-control/.test(name));
        // Any program may read public keys.
        expect(readable).toEqual(id.includes('jwks') ? ['access-control-allow-origin'] : []);
        expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
        const policy = answer.headers.get('Content-Security-Policy');
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("object-src 'none'");
        expect(policy).toContain("base-uri 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        const body = await answer.arrayBuffer();
        const type = answer.headers.get('Content-Type');
        if (body.byteLength > 0) expect(type).toMatch(/^[a-z]+\/[\w.+-]+/);
        if (type?.startsWith('text/')) expect(type).toMatch(/; charset=utf-8$/i);
        // The link to the template names its file.
        if (/csv|pdf|zip/.test(type ?? '') && id !== '/products-template.csv') {
          const disposition = answer.headers.get('Content-Disposition');
          expect(disposition).toMatch(/^(attachment|inline); .*; filename\*=UTF-8''[\w.%-]+$/);
        }
        for (const cookie of answer.headers.getSetCookie()) expectSafe(cookie);
      }
    },
  );
});

/** Every cookie is limited to this host; scripts can only read those about the browser. */
function expectSafe(cookie: string): void {
  expect(cookie).toMatch(/^__Host-[a-z-]+=/);
  expect(cookie).toMatch(/; Path=\/(;|$)/i);
  expect(cookie).toMatch(/; Secure(;|$)/i);
  // Apple's response is a post from another site.
  const sameSite = cookie.startsWith('__Host-apple-attempt=') ? 'None' : 'Lax';
  expect(cookie).toContain(`; SameSite=${sameSite}`);
  expect(cookie).not.toMatch(/; Domain=/i);
  if (!/^__Host-country/.test(cookie)) expect(cookie).toMatch(/; HttpOnly(;|$)/i);
}

describe('a plain HTTP request', () => {
  const insecure = () => origin.replace('https:', 'http:');

  it.each(['/', '/us?a=b', '/us/invoices', '/invoice/some-id', '//evil.example/us'])(
    'for %s is redirected to the same URL over https',
    async (path) => {
      const answer = await send(`${insecure()}${path}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${origin}${path}`]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('is redirected to the product’s own host, whatever host it names', async () => {
    const answer = await send('http://evil.example/us');
    expect(answer.headers.get('Location')).toBe(`${origin}/us`);
  });

  it.each([
    ['GET', '/api/session'],
    ['POST', '/api/send-otp'],
    ['POST', '/us/auth'],
  ])('%s %s is refused, so that its sender notices', async (method, path) => {
    const answer = await send(`${insecure()}${path}`, { method });
    expect(answer.status).toBe(403);
    const error = 'This address only accepts HTTPS.';
    expect(await answer.json()).toEqual({ error, code: 'https-only' });
  });
});

import { describe, expect, it } from 'vitest';
import { filterRequest } from '#app/http/security/request-filter.server.ts';

const origin = 'https://billwren.example';

const own = { 'Sec-Fetch-Site': 'same-origin' };

function requestWith(init: RequestInit & { path?: string } = {}) {
  const request = new Request(`${origin}${init.path ?? '/us/invoices'}`, init);
  return filterRequest(request, origin)?.status ?? null;
}

describe('the filter before every request', () => {
  it('allows reads from anywhere, and writes from our own pages', () => {
    expect(requestWith({ headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBeNull();
    expect(requestWith({ method: 'HEAD' })).toBeNull();
    expect(requestWith({ method: 'POST', headers: own })).toBeNull();
    expect(requestWith({ method: 'POST', headers: { Origin: origin } })).toBeNull();
  });

  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: origin }],
    ['from another port of this host', { 'Sec-Fetch-Site': 'same-site' }],
    ['typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['with a foreign origin', { Origin: 'https://evil.example' }],
    ['with an opaque origin', { Origin: 'null' }],
    ['without any indication of its origin', {}],
  ])('refuses a write %s', (_, headers) => {
    expect(requestWith({ method: 'POST', headers: headers as Record<string, string> })).toBe(403);
  });

  it.each(['google/callback', 'apple/callback/', 'apple', 'apple/callback.data'])(
    'lets Apple post its response only to its callback, not to /oauth/%s',
    (path) => {
      const post = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
      expect(requestWith({ ...post, path: '/oauth/apple/callback' })).toBeNull();
      expect(requestWith({ ...post, path: `/oauth/${path}` })).toBe(403);
    },
  );

  it.each([
    // Ran actions across sites.
    ['the old data parameter', '/us/invoices?_data=root', 'GET', 400],
    // The router would print it.
    ['a malformed path', '/invoice/a-secret-id%E0%A4%A', 'GET', 400],
    ['no well-formed path', '/us/invoices%20and%C3%A9', 'GET', null],
    ['unknown methods', '/us/invoices', 'PROPFIND', 405],
  ])('refuses %s', (_, path, method, status) => {
    expect(requestWith({ path, method, headers: own })).toBe(status);
  });

  it.each(['/%5C', '/%09/', '/%0A', '/%0D/', '/%5C%5Cevil.example', '/us/%5C', '/invoice/a%5Cb'])(
    'reports that nothing exists at %s, from which the router can’t build a URL',
    (path) => {
      const statuses = ['GET', 'POST'].map((method) => requestWith({ path, method, headers: own }));
      expect(statuses).toEqual([404, 404]);
    },
  );

  it.each([
    ['/us/auth', 64_000],
    ['/us/create-invoice.data', 2_000_000],
    ['/api/import', 2_000_000],
  ])('refuses a body for %s that declares more than %i bytes', (path, most) => {
    const declaring = (bytes: number, more = {}) =>
      requestWith({
        path,
        method: 'POST',
        headers: { ...own, 'Content-Length': String(bytes), ...more },
      });
    expect([declaring(most), declaring(most + 1)]).toEqual([null, 413]);
    expect(declaring(most + 1, { 'Sec-Fetch-Dest': 'document' })).toBeNull();
  });

  it('gives the reason in a sentence and a code', async () => {
    const refusal = filterRequest(new Request(`${origin}/x`, { method: 'POST' }), origin);
    expect(await refusal?.json()).toEqual({
      error: 'This request didn’t come from one of our pages.',
      code: 'cross-site',
    });
  });
});

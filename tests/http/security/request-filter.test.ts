import { describe, expect, it } from 'vitest';
import { filterRequest } from '#app/http/security/request-filter.server.ts';

const origin = 'https://billwren.example';

function requestWith(init: RequestInit & { path?: string } = {}) {
  const request = new Request(`${origin}${init.path ?? '/us/invoices'}`, init);
  return filterRequest(request, origin)?.status ?? null;
}

describe('the filter before every request', () => {
  it('allows reads from anywhere', () => {
    expect(requestWith({ headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBeNull();
    expect(requestWith({ method: 'HEAD' })).toBeNull();
  });

  it('allows writes from our own pages', () => {
    expect(
      requestWith({ method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }),
    ).toBeNull();
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

  it('refuses the old data parameter, which ran actions across sites', () => {
    expect(requestWith({ path: '/us/invoices?_data=root' })).toBe(400);
  });

  it('refuses a malformed path, which the router would print', () => {
    expect(requestWith({ path: '/invoice/a-secret-id%E0%A4%A' })).toBe(400);
    expect(requestWith({ path: '/us/invoices%20and%C3%A9' })).toBeNull();
  });

  it.each(['/%5C', '/%09/', '/%0A', '/%0D/', '/%5C%5Cevil.example', '/us/%5C', '/invoice/a%5Cb'])(
    'reports that nothing exists at %s, from which the router can’t build a URL',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        expect(requestWith({ path, method, headers: { 'Sec-Fetch-Site': 'same-origin' } })).toBe(
          404,
        );
      }
    },
  );

  it('refuses unknown methods', () => {
    expect(requestWith({ method: 'PROPFIND', headers: { 'Sec-Fetch-Site': 'same-origin' } })).toBe(
      405,
    );
  });

  it.each([
    ['/us/auth', 64_000],
    ['/api/send-otp', 64_000],
    ['/us/create-invoice.data', 2_000_000],
    ['/api/products-import', 2_000_000],
    ['/api/import', 2_000_000],
  ])('refuses a body for %s that declares more than %i bytes', (path, most) => {
    const declaring = (bytes: number, more = {}) =>
      requestWith({
        path,
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': String(bytes), ...more },
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

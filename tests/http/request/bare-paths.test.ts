import { describe, expect, it } from 'vitest';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { action as answerDetectCountry } from '#app/features/settings/detect-country.route.ts';
import { answerBarePath } from '#app/http/request/bare-paths.server.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

type Visit = { cookie?: string; userAgent?: string; edgeRegions?: (string | null)[] };

async function visit(
  path: string,
  { cookie = '', userAgent = 'Mozilla/5.0', edgeRegions = [] }: Visit = {},
) {
  const context = createTestContext(database.open(), { edgeRegions });
  const headers = { 'User-Agent': userAgent, ...(cookie && { Cookie: cookie }) };
  const answer = await answerBarePath(new Request(testOrigin + path, { headers }), context);
  return answer && { status: answer.status, to: answer.headers.get('Location'), answer };
}

describe('URLs without a country', () => {
  it.each([
    '/auth',
    '/create-invoice',
    '/invoices',
    '/clients',
    '/clients/42',
    '/settings',
    '/pricing',
    '/products',
    '/privacy',
    '/terms',
    '/contact',
    '/cookie-policy',
    '/imprint',
    '/welcome',
    '/forgot-password',
    '/reset-password',
  ])('%s redirects to the same page under /us if the country is unknown', async (path) => {
    expect(await visit(path)).toMatchObject({ status: 302, to: `/us${path}` });
  });

  it('keep their query and are not cached', async () => {
    const found = await visit('/create-invoice?clone=1&x=%2F');
    expect(found?.to).toBe('/us/create-invoice?clone=1&x=%2F');
    expect(found?.answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('redirect home from /', async () => {
    expect((await visit('/'))?.to).toBe('/us');
    expect((await visit('/?utm=1'))?.to).toBe('/us?utm=1');
  });

  it.each([
    '/us',
    '/uk/invoices',
    '/nowhere',
    '/clients/1/2',
    '/app/ios/home',
    '/invoice/7',
    '/auth2',
  ])('leaves %s to the pages', async (path) => {
    expect(await visit(path)).toBeNull();
  });

  it('use the edge, whose GB is uk', async () => {
    expect((await visit('/auth', { edgeRegions: ['GB'] }))?.to).toBe('/uk/auth');
    expect((await visit('/auth', { edgeRegions: ['au'] }))?.to).toBe('/au/auth');
    expect((await visit('/auth', { edgeRegions: ['DE'] }))?.to).toBe('/us/auth');
    expect((await visit('/auth', { edgeRegions: ['UK'] }))?.to).toBe('/us/auth');
  });

  it('use the stored choice before the edge, and ignore countries that aren’t ours', async () => {
    expect((await visit('/auth', { cookie: '__Host-country=ca', edgeRegions: ['AU'] }))?.to).toBe(
      '/ca/auth',
    );
    for (const stored of ['de', '%', '../../evil', 'US;', '']) {
      const found = await visit('/auth', {
        cookie: `__Host-country=${stored}`,
        edgeRegions: ['AU'],
      });
      expect(found?.to).toBe('/au/auth');
    }
  });

  it('use the signed-in user’s preference before everything else', async () => {
    const context = createTestContext(database.open());
    const fields = { intent: 'sign-up', email: 'bare@example.com', password: 'long enough 1' };
    await answerAuth(formPost('/au/auth', { ...fields, screen: 'dialog' }), context, 'au');
    const cookie = `__Host-country=ca; ${cookiesOf(context)}`;
    expect((await visit('/invoices', { cookie }))?.to).toBe('/au/invoices');
  });

  it('mark the country as a guess for a minute if neither choice nor account set it', async () => {
    const cookieOf = async (visitor: Visit) =>
      (await visit('/auth', visitor))?.answer.headers.get('Set-Cookie') ?? null;
    const guessed = '__Host-country-guessed=%2Fuk%2Fauth; Path=/; Max-Age=60; SameSite=Lax; Secure';
    expect(await cookieOf({ edgeRegions: ['GB'] })).toBe(guessed);
    expect(await cookieOf({ cookie: '__Host-country=de' })).toBe(guessed.replace('uk', 'us'));
    expect(await cookieOf({ cookie: '__Host-country=ca', edgeRegions: ['GB'] })).toBeNull();
  });

  it('still respond while the database is unavailable', async () => {
    const db = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const context = createTestContext(db, { edgeRegions: ['GB'] });
    const headers = { Cookie: `__Host-session=${'a'.repeat(43)}` };
    const answer = await answerBarePath(new Request(`${testOrigin}/auth`, { headers }), context);
    expect(answer?.headers.get('Location')).toBe('/uk/auth');
    expect(context.reported).toHaveLength(1);
  });
});

describe('/api/detect-country', () => {
  it.each([
    [['GB', 'AU'], 'uk'],
    [['XX', 'AU'], 'au'],
    [[null, 'ca'], 'ca'],
    [['DE', null], 'us'],
    [[null, null], 'us'],
  ])('uses, given %j, the header and the edge, %s', async (edgeRegions, country) => {
    const request = new Request(`${testOrigin}/api/detect-country`, { method: 'POST' });
    const context = createTestContext(database.open(), { edgeRegions });
    const answer = await answerDetectCountry({ request, context });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ country });
  });
});

describe('former URLs of the public pages', () => {
  it.each([
    ['/payment/abc', '/invoice/abc'],
    ['/invoice-payment/abc?x=1', '/invoice/abc?x=1'],
    ['/public-invoice/abc', '/view-invoice/abc'],
  ])('%s redirects to %s', async (path, target) => {
    expect(await visit(path)).toMatchObject({ status: 302, to: target });
  });
});

describe('in the native app', () => {
  const userAgent = 'Mozilla/5.0 (iPhone) BillwrenNative/1';

  it.each([
    ['/', '/app/ios/home'],
    ['/us', '/app/ios/home'],
    ['/invoices?status=paid', '/app/ios/invoices?status=paid'],
    ['/create-invoice?clone=1', '/app/ios/create?clone=1'],
    ['/us/auth', '/app/ios/auth'],
  ])('%s redirects to %s', async (path, to) => {
    expect(await visit(path, { userAgent })).toMatchObject({ status: 302, to });
  });

  it('pages without a native URL are not redirected', async () => {
    expect((await visit('/contact', { userAgent }))?.to).toBe('/us/contact');
    expect(await visit('/us/create-invoice', { userAgent })).toBeNull();
    expect(await visit('/view-invoice/1', { userAgent })).toBeNull();
  });

  it('a page to store for offline use is returned at its URL', async () => {
    const context = createTestContext(database.open(), { isOfflinePage: true });
    const request = new Request(`${testOrigin}/us/settings`, {
      headers: { 'User-Agent': userAgent, 'Billwren-Shell': '1' },
    });
    expect(await answerBarePath(request, context)).toBeNull();
  });

  it('the root of the native URLs is home, in any browser', async () => {
    expect((await visit('/app/ios'))?.to).toBe('/app/ios/home');
    expect((await visit('/app/ios/', { userAgent }))?.to).toBe('/app/ios/home');
    expect(await visit('/app/ios/settings')).toBeNull();
  });
});

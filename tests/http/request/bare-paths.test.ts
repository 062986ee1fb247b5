import { describe, expect, it } from 'vitest';
import type { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { answerBarePath } from '#app/http/request/bare-paths.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const nativeAgent = 'Mozilla/5.0 (iPhone) BillwrenNative/1';

type Visit = { cookie?: string; userAgent?: string; edgeRegions?: (string | null)[] };

async function visit(
  path: string,
  { cookie = '', userAgent = 'Mozilla/5.0', edgeRegions = [] }: Visit = {},
) {
  const context = createTestContext(world.database.open(), { edgeRegions });
  const headers = { 'User-Agent': userAgent, ...(cookie && { Cookie: cookie }) };
  const answer = await answerBarePath(new Request(testOrigin + path, { headers }), context);
  return answer && { status: answer.status, to: answer.headers.get('Location'), answer };
}
const targetOf = async (path: string, by?: Visit) => (await visit(path, by))?.to;

describe('URLs without a country', () => {
  it.each<[string, string]>([
    ['/', '/us'],
    ['/?utm=1', '/us?utm=1'],
    ['/auth', '/us/auth'],
    ['/clients/42', '/us/clients/42'],
    ['/reset-password', '/us/reset-password'],
    ['/create-invoice?clone=1&x=%2F', '/us/create-invoice?clone=1&x=%2F'],
    ['/payment/abc', '/invoice/abc'],
    ['/invoice-payment/abc?x=1', '/invoice/abc?x=1'],
    ['/public-invoice/abc', '/view-invoice/abc'],
  ])('%s redirects to %s if the country is unknown, and isn’t cached', async (path, to) => {
    const found = await visit(path);
    expect(found).toMatchObject({ status: 302, to });
    expect(found?.answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('leaves others to the pages', async () => {
    const paths = ['/us', '/uk/invoices', '/nowhere', '/clients/1/2', '/app/ios/home', '/auth2'];
    for (const path of paths) expect([path, await visit(path)]).toEqual([path, null]);
  });

  it.each<[string, string, string]>([
    ['GB', '', 'uk'],
    ['au', '', 'au'],
    ['DE', '', 'us'],
    ['UK', '', 'us'],
    ['AU', 'ca', 'ca'],
    ['AU', 'de', 'au'],
    ['AU', '../../evil', 'au'],
  ])('use the edge’s country %s, after a stored choice %j: %s', async (region, stored, country) => {
    const by = { cookie: `__Host-country=${stored}`, edgeRegions: [region] };
    expect(await targetOf('/auth', by)).toBe(`/${country}/auth`);
  });

  it('use the signed-in user’s preference before everything else', async () => {
    const { cookie } = await world.seller({ preferredCountry: 'au' });
    expect(await targetOf('/invoices', { cookie: `__Host-country=ca; ${cookie}` })).toBe(
      '/au/invoices',
    );
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
    const away = { fetch: () => Promise.reject(new TypeError('fetch failed')) };
    const context = createTestContext(world.database.open(away), { edgeRegions: ['GB'] });
    const headers = { Cookie: `__Host-session=${'a'.repeat(43)}` };
    const answer = await answerBarePath(new Request(`${testOrigin}/auth`, { headers }), context);
    expect(answer?.headers.get('Location')).toBe('/uk/auth');
    expect(context.reported).toHaveLength(1);
  });
});

it.each([
  [['GB', 'AU'], 'uk'],
  [['XX', 'AU'], 'au'],
  [[null, 'ca'], 'ca'],
  [['DE', null], 'us'],
  [[null, null], 'us'],
])('/api/detect-country, given the header and the edge %j: %s', async (edgeRegions, country) => {
  const { status, headers, body } = await world.post('/api/detect-country', {}, { edgeRegions });
  expect([status, headers.get('Cache-Control'), body]).toEqual([200, 'no-store', { country }]);
});

describe('in the native app', () => {
  it.each([
    ['/', '/app/ios/home'],
    ['/app/ios/', '/app/ios/home'],
    ['/create-invoice?clone=1', '/app/ios/create?clone=1'],
    ['/us/auth', '/app/ios/auth'],
    // Pages without a native URL.
    ['/contact', '/us/contact'],
    ['/us/create-invoice', undefined],
    ['/view-invoice/1', undefined],
  ])('%s redirects to %s', async (path, to) => {
    expect(await targetOf(path, { userAgent: nativeAgent })).toBe(to);
  });

  it('the root of the native URLs is home, in any browser', async () => {
    expect(await targetOf('/app/ios')).toBe('/app/ios/home');
    expect(await visit('/app/ios/settings')).toBeNull();
  });

  it('a page to store for offline use is returned at its URL', async () => {
    const context = createTestContext(world.db, { isOfflinePage: true });
    const headers = { 'User-Agent': nativeAgent, 'Billwren-Shell': '1' };
    const request = new Request(`${testOrigin}/us/settings`, { headers });
    expect(await answerBarePath(request, context)).toBeNull();
  });
});

const ask = (path: string, userAgent = nativeVisit.userAgent ?? '', headers = {}) =>
  new Request(testOrigin + path, { headers: { 'User-Agent': userAgent, ...headers } });

/** The redirect target of a web page; null when there is no redirect. */
function leadOf(request: Request, page: keyof typeof nativePaths): string | null {
  try {
    leaveForNative(request, page);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

it('a link inside the app to a page of the web redirects to its native URL', () => {
  const path = '/uk/auth.data?redirectTo=%2Fuk%2Fclients';
  expect(leadOf(ask(path), 'auth')).toBe('/app/ios/auth?redirectTo=%2Fuk%2Fclients');
  expect(leadOf(ask(path, 'Mozilla/5.0 (iPhone)'), 'auth')).toBeNull();
});

describe('a page that works offline', () => {
  const { userAgent = '' } = nativeVisit;

  it('is stored unchanged under its country, in the native layout', () => {
    const asked = ask('/us/settings', userAgent, { 'Billwren-Shell': '1' });
    expect(leadOf(asked, 'settings')).toBeNull();
  });

  it('is not redirected if it is reloaded with the network back: something may be typed in it', () => {
    const from = (path: string) =>
      leadOf(ask('/us/settings.data', userAgent, { Referer: testOrigin + path }), 'settings');
    expect(from('/us/settings?from=mail')).toBeNull();
    expect(from('/us/contact')).toBe('/app/ios/settings');
  });
});

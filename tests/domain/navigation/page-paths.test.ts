import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nativePathOf, nativePaths } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
import {
  isSwipeBack,
  type ShownPage,
  type Swipe,
  wayBack,
} from '#app/domain/navigation/way-back.ts';
import { findOfflineTarget, offlineAddresses } from '#app/domain/offline/offline-pages.ts';

describe('the paths of pages', () => {
  it.each([
    ['/', '/app/ios/home'],
    ['/us', '/app/ios/home'],
    ['/invoices', '/app/ios/invoices'],
    ['/ca/invoices', '/app/ios/invoices'],
    ['/uk/auth', '/app/ios/auth'],
  ])('%s is %s in the native app', (path, place) => {
    expect(nativePathOf(path)).toBe(place);
  });

  it('are otherwise unchanged', () => {
    const others = ['/us/welcome', '/pricing', '/invoices/1', '/de', '/us/constructor'];
    // Guests can draft invoices in the form.
    for (const path of [...others, '/us/create-invoice', '/app/ios/home']) {
      expect([path, nativePathOf(path)]).toEqual([path, null]);
    }
  });

  it.each([
    ['/app/ios/home', true],
    ['/app/ios.data', true],
    ['/APP/iOS/home', true],
    ['/app/iosx', false],
    ['/us/app/ios', false],
  ])('%s is a native path: %s', (path, isNative) => {
    expect(isNativePath(path)).toBe(isNative);
  });
});

describe('a path to return to', () => {
  it.each([
    '/us',
    '/au/invoices?highlight=4f1&download=true',
    '/app/ios/create',
    '/view-invoice/abc-123',
    '/invoice/abc?x=https://evil.example',
  ])('%s is kept', (path) => expect(parseRedirectPath(path)).toBe(path));

  it.each([
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    '/us\\..\\x',
    'https://evil.example/us',
    'javascript:alert(1)',
    '/api/live',
    '/app/android',
    '/us/../api/live',
    '/us/%2e%2e/api',
    '/us/%2f%2fevil.example',
    '/us/\nx',
    '/us /x',
    '/ＵＳ',
    '/us@evil.example',
    `/us/${'x'.repeat(3000)}`,
    null,
    ['/us'],
  ])('%j is dropped', (path) => expect(parseRedirectPath(path)).toBeNull());

  it('kept paths never leave the origin', () => {
    const path = fc.oneof(
      fc.string().map((text) => `/us${text}`),
      fc.webPath().map((text) => `/uk${text}`),
      fc.string(),
    );
    const origin = 'https://billwren.example';
    fc.assert(
      fc.property(path, (text) => {
        const kept = parseRedirectPath(text) ?? '/';
        expect(new URL(kept, origin).origin).toBe(origin);
      }),
    );
  });
});

test.each([
  ['/us/create-invoice', '', { kind: 'offline-page', country: 'us', page: 'create-invoice' }],
  ['/uk/settings/', '?from=mail', { kind: 'offline-page', country: 'uk', page: 'settings' }],
  ['/create-invoice', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/app/ios/create', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/app/ios/create', '?edit=1', { kind: 'away', country: null }],
  ['/app/ios/settings', '', { kind: 'elsewhere', page: 'settings' }],
  ['/us/create-invoice', '?edit=1', { kind: 'away', country: 'us' }],
  ['/ca/invoices', '', { kind: 'away', country: 'ca' }],
  ['/us/settings/more', '', { kind: 'away', country: 'us' }],
  ['/de/create-invoice', '', { kind: 'away', country: null }],
] as const)('offline %s%s is %o', (pathname, search, place) => {
  expect(findOfflineTarget(pathname, search)).toEqual(place);
});

test('the pages that are stored for a country', () => {
  expect(offlineAddresses('au')).toEqual(['/au/create-invoice', '/au/settings']);
});

describe('the way back', () => {
  const { home, auth, create, invoices, settings } = nativePaths;
  const anna = 'anna';
  const page = (pathname: string, person: ShownPage['person']): ShownPage => ({ pathname, person });

  // Back in the history, or to the native list where there is no history. A previous page that would only lead forward to
  // the current one doesn't count. `undefined`: this run of the app hasn't shown the previous page.
  test.each<[string, ShownPage, behind: ShownPage | undefined | 'nothing', to: string | null]>([
    ['no previous page', page('/us/contact', null), 'nothing', invoices],
    ['a page shown before the app was reloaded', page(create, anna), undefined, null],
    ['a page of a user who has signed out', page(auth, null), page(invoices, anna), home],
    // The list would only ask to sign in.
    ['the auth screen with no previous page', page(auth, null), 'nothing', home],
    ['the auth screen with an unknown previous page', page(auth, null), undefined, home],
    ['the auth screen, once signed in', page(create, anna), page(auth, null), invoices],
    ['a guest’s page, once signed in', page(create, anna), page(home, null), null],
    ['a page of an unknown user', page(create, undefined), page(settings, anna), null],
    ['a page of another user who was signed in', page(create, anna), page(settings, 'bert'), null],
  ])('%s', (_, here, behind, to) => {
    const hasHistory = behind !== 'nothing';
    expect(wayBack(here, hasHistory ? behind : undefined, hasHistory)).toBe(to);
  });
});

describe('a swipe back', () => {
  // Starts within 24 px of the left edge, travels over 100 px, drifts under 50 px vertically, and moves faster than 0.2
  // px/ms.
  const good: Swipe = { startX: 12, startY: 400, endX: 212, endY: 410, milliseconds: 300 };

  test.each<[name: string, change: Partial<Swipe>, goesBack: boolean]>([
    ['a swipe from the edge', {}, true],
    ['from 24 px', { startX: 24 }, true],
    ['from 25 px', { startX: 25 }, false],
    ['over 100 px', { startX: 12, endX: 112 }, false],
    ['over 100.5 px', { startX: 12, endX: 112.5 }, true],
    ['to the left', { startX: 12, endX: -200 }, false],
    ['49 px down', { endY: 449 }, true],
    ['50 px down', { endY: 450 }, false],
    ['50 px up', { endY: 350 }, false],
    ['200 px in 999 ms', { milliseconds: 999 }, true],
    ['200 px in a second, which is 0.2 px/ms', { milliseconds: 1000 }, false],
    ['200 px in 1001 ms', { milliseconds: 1001 }, false],
    ['in zero time', { milliseconds: 0 }, true],
  ])('%s', (_, change, goesBack) => {
    expect(isSwipeBack({ ...good, ...change })).toBe(goesBack);
  });
});

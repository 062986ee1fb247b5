import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nativePathOf } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';
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

  it.each([
    // Guests can draft invoices in the form.
    '/us/create-invoice',
    '/us/welcome',
    '/pricing',
    '/invoices/1',
    '/de',
    '/us/constructor',
    '/app/ios/home',
  ])('%s is unchanged', (path) => {
    expect(nativePathOf(path)).toBeNull();
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
    fc.assert(
      fc.property(path, (text) => {
        const kept = parseRedirectPath(text);
        if (kept !== null) {
          expect(new URL(kept, 'https://billwren.example').origin).toBe('https://billwren.example');
        }
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

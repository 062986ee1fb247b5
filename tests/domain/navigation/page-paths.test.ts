import { describe, expect, it } from 'vitest';
import { nativePathOf, pathsOf } from '#app/domain/navigation/page-paths.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';

describe('the paths of pages', () => {
  it('have the country on the web and none in the native app', () => {
    expect(pathsOf('web', 'uk')).toEqual({
      home: '/uk',
      auth: '/uk/auth',
      create: '/uk/create-invoice',
      overview: '/uk/overview',
      reports: '/uk/reports',
      invoices: '/uk/invoices',
      estimates: '/uk/estimates',
      recurring: '/uk/recurring',
      creditNotes: '/uk/credit-notes',
      import: '/uk/import',
      settings: '/uk/settings',
    });
    expect(pathsOf('native', 'uk')).toEqual({
      home: '/app/ios/home',
      auth: '/app/ios/auth',
      create: '/app/ios/create',
      overview: '/app/ios/overview',
      reports: '/app/ios/reports',
      invoices: '/app/ios/invoices',
      estimates: '/app/ios/estimates',
      recurring: '/app/ios/recurring',
      creditNotes: '/app/ios/credit-notes',
      import: '/app/ios/import',
      settings: '/app/ios/settings',
    });
  });

  it.each([
    ['/', '/app/ios/home'],
    ['/us', '/app/ios/home'],
    ['/us/', '/app/ios/home'],
    ['/au', '/app/ios/home'],
    ['/invoices', '/app/ios/invoices'],
    ['/create-invoice', '/app/ios/create'],
    ['/settings', '/app/ios/settings'],
    ['/auth', '/app/ios/auth'],
    ['/ca/invoices', '/app/ios/invoices'],
    ['/uk/auth', '/app/ios/auth'],
    ['/us/settings', '/app/ios/settings'],
  ])('%s is %s in the native app', (path, place) => {
    expect(nativePathOf(path)).toBe(place);
  });

  it.each([
    // Guests can draft invoices in the form.
    '/us/create-invoice',
    '/us/welcome',
    '/us/privacy',
    '/pricing',
    '/contact',
    '/invoice/1',
    '/invoices/1',
    '/de',
    '/usa',
    '/us/constructor',
    '//',
    '/app/ios/home',
  ])('%s is unchanged', (path) => {
    expect(nativePathOf(path)).toBeNull();
  });

  it.each([
    ['/app/ios/home', true],
    ['/app/ios', true],
    ['/app/ios.data', true],
    ['/APP/iOS/home', true],
    ['/app/iosx', false],
    ['/us/app/ios', false],
  ])('%s is a native path: %s', (path, isNative) => {
    expect(isNativePath(path)).toBe(isNative);
  });
});

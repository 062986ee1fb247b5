import { expect, test } from 'vitest';
import { findOfflineTarget, offlineAddresses } from '#app/domain/offline/offline-pages.ts';

test.each([
  ['/us/create-invoice', '', { kind: 'offline-page', country: 'us', page: 'create-invoice' }],
  ['/uk/settings/', '?from=mail', { kind: 'offline-page', country: 'uk', page: 'settings' }],
  ['/', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/create-invoice', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/settings', '', { kind: 'elsewhere', page: 'settings' }],
  ['/app/ios', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/app/ios/home', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/app/ios/create', '', { kind: 'elsewhere', page: 'create-invoice' }],
  ['/app/ios/create', '?edit=1', { kind: 'away', country: null }],
  ['/app/ios/settings', '', { kind: 'elsewhere', page: 'settings' }],
  ['/app/ios/invoices', '', { kind: 'away', country: null }],
  ['/us/create-invoice', '?clone=1', { kind: 'away', country: 'us' }],
  ['/us/create-invoice', '?edit=1', { kind: 'away', country: 'us' }],
  ['/ca/invoices', '', { kind: 'away', country: 'ca' }],
  ['/ca', '', { kind: 'away', country: 'ca' }],
  ['/us/settings/more', '', { kind: 'away', country: 'us' }],
  ['/de/create-invoice', '', { kind: 'away', country: null }],
  ['/view-invoice/1', '', { kind: 'away', country: null }],
] as const)('offline %s%s is %o', (pathname, search, place) => {
  expect(findOfflineTarget(pathname, search)).toEqual(place);
});

test('the pages that are stored for a country', () => {
  expect(offlineAddresses('au')).toEqual(['/au/create-invoice', '/au/settings']);
});

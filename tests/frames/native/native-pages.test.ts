import { expect, test } from 'vitest';
import { isTabPage, nativeTitleOf } from '#app/frames/native/bars.tsx';

test.each([
  ['/app/ios/home', '', 'Home', true],
  ['/app/ios/invoices', '', 'Invoices', true],
  ['/app/ios/settings', '', 'Settings', true],
  ['/app/ios/create', '', 'Create Invoice', false],
  ['/app/ios/create', '?clone=1', 'Create Invoice', false],
  ['/app/ios/create', '?edit=1', 'Edit Invoice', false],
  ['/us/create-invoice', '', 'Create Invoice', false],
  ['/app/ios/auth', '', '', false],
  ['/view-invoice/1', '', 'Invoice Details', false],
  ['/invoice/1', '', 'Invoice Details', false],
  ['/uk/invoices', '', 'Invoices', false],
  ['/uk/settings', '', 'Settings', false],
  ['/us/contact', '', 'Contact Support', false],
  ['/us/pricing', '', 'Pricing', false],
])('%s%s is "%s", a tab: %s', (path, search, title, hasTabs) => {
  expect([nativeTitleOf(path, search), isTabPage(path)]).toEqual([title, hasTabs]);
});

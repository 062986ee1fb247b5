import type { Locator, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { fourInvoices, openFilledList } from '#tests/support/list-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
const pressKeyAt = async (page: Page, place: Locator, key = 'Enter') => {
  await place.focus();
  await page.keyboard.press(key);
};

journey('a row’s menu opens, navigates and closes by keyboard', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openFilledList(page);
  const button = page.getByRole('button', { name: 'More actions for K-4' });
  const menu = page.locator('.row-menu');
  const entry = (name: string) => menu.locator('a, button').filter({ hasText: name });

  await pressKeyAt(page, button);
  await hasFocus(entry('Clone'));
  for (const [key, name] of [
    ['ArrowUp', 'Void'],
    ['ArrowDown', 'Clone'],
    ['End', 'Void'],
    ['Home', 'Clone'],
  ] as const) {
    await page.keyboard.press(key);
    await hasFocus(entry(name));
  }
  await page.keyboard.press('Escape');
  await hasFocus(button);
  expect(await menu.count()).toBe(0);
});

journey('when the focused row disappears, focus stays in the list', async ({ openPage }) => {
  const page = await openPage('desktop');
  const more = Array.from({ length: 48 }, (_, n) => ({ invoice_number: `N-${n}` }));
  const member = await signUpOnPage(page);
  await fillList(inject('product').libsqlUrl, member, [...fourInvoices, ...more]);
  await openScreen(page, '/us/invoices');
  const list = page.locator('#invoice-list');

  // A row added elsewhere pushes another off the page, but not out of the list.
  await listedNumbers(page, 50);
  const held: (() => void)[] = [];
  const hold = (route: Route) => void held.push(() => route.continue());
  await page.route('**/api/invoices?*', hold, { times: 1 });
  const loadMore = page.getByRole('link', { name: 'Load more' });
  await pressKeyAt(page, loadMore);
  await saveInvoice(member, { invoiceNumber: 'NEW-1' });
  await page.getByRole('rowheader', { name: 'NEW-1' }).waitFor();
  for (const letGo of held) letGo();
  expect(await listedNumbers(page, 52)).toContain('W-3');
  await pressKeyAt(page, loadMore);
  await listedNumbers(page, 53);
  await hasFocus(page.getByLabel('Select F-1'));

  await openScreen(page, '/us/invoices?min=50&currency=EUR');
  await pressKeyAt(page, page.getByRole('link', { name: 'Remove filter Min 50' }));
  await page.waitForURL(/invoices\?currency=EUR$/);
  await hasFocus(list);

  // With no row left to focus, focus moves to the start of the page.
  await openScreen(page, '/us/invoices?q=K-4');
  await pressKeyAt(page, page.getByRole('button', { name: 'More actions for K-4' }));
  await pressKeyAt(page, page.locator('.row-menu').getByRole('button', { name: 'Archive' }));
  await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
  await hasFocus(page.locator('#main'));
});

journey('a click on a link while the page is loading is not undone', async ({ openPage }) => {
  const page = await openPage('desktop');
  const ids = await openFilledList(page);
  await openScreen(page, `/us/invoices?highlight=${ids[0]}`);
  // Simulates a busy machine: the address would be cleaned up before the page handles the click.
  await page.getByRole('link', { name: 'View F-1' }).evaluate((link: HTMLElement) => {
    link.click();
    const until = performance.now() + 1000;
    while (performance.now() < until);
  });
  await page.getByRole('heading', { name: 'Invoice F-1' }).waitFor();
});

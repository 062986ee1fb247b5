import type { Locator, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { arrivalMs } from '#app/features/invoice-list/ui/use-more-pages.ts';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { gate } from '#tests/support/gate.ts';
import { isOnTop } from '#tests/support/is-on-top.ts';
import {
  expectListed,
  fourInvoices,
  openFilledList,
  statusChip,
} from '#tests/support/list-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { downloadBy, openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const list = '/us/invoices';
const failedRequest = [/Failed to load resource/];

journey(
  'search and chips are in the URL, Load more shows every invoice once, and back keeps them',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    const numbers = Array.from({ length: 70 }, (_, n) => `N-${String(n + 101)}`).toReversed();
    const others = numbers.toReversed().map((invoice_number) => ({ invoice_number }));
    await openFilledList(page, [...others, ...fourInvoices]);
    const search = page.getByRole('searchbox', { name: 'Search invoices' });
    await search.pressSequentially('wren l');
    await page.waitForURL(/invoices\?q=wren\+l$/);
    await expectListed(page, 'W-3', 'W-2');
    await statusChip(page, 'All 2').waitFor();
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
    await statusChip(page, 'Overdue 1').click();
    await page.waitForURL(/invoices\?q=wren\+l&status=overdue$/);
    await reloadScreen(page);
    await expectListed(page, 'W-3');
    expect(await search.inputValue()).toBe('wren l');
    await page.goBack();
    await expectListed(page, 'W-3', 'W-2');

    // A view that can't be fetched keeps what was typed, and loads later.
    await page.context().setOffline(true);
    await search.fill('N-1');
    await sees(page, 'Error loading invoices: no connection');
    await page.context().setOffline(false);
    await listedNumbers(page, 50);
    const more = page.getByRole('link', { name: 'Load more' });
    await more.click();
    expect(await listedNumbers(page, 70)).toEqual(numbers);
    expect(await more.count()).toBe(0);
    await page.getByRole('button', { name: 'View N-110' }).click();
    await page.getByRole('heading', { name: 'Invoice N-110' }).waitFor();
    await page.goBack();
    expect(await listedNumbers(page, 70)).toEqual(numbers);
  },
);

journey(
  'a status changes immediately and reverts if the server fails; invoices are archived and restored',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [...failedRequest, /SyntaxError/] });
    await openFilledList(page);
    const row = page.getByRole('row', { name: /F-1/ });
    const answer = gate();
    await page.route('**/invoices.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await answer.opened;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    });
    await row.getByTitle('Mark as paid').click();
    await row.getByText('Paid', { exact: true }).waitFor();
    answer.open();
    await sees(page, 'Couldn’t mark the invoice as paid. Try again.');
    await row.getByText('Unpaid', { exact: true }).waitFor();
    await page.unroute('**/invoices.data*');

    // In a view that it no longer matches, the row disappears and the message stays.
    await statusChip(page, 'Unpaid 3').click();
    await expectListed(page, 'K-4', 'W-3', 'F-1');
    await row.getByTitle('Mark as paid').click();
    await sees(page, 'Invoice marked as paid!');
    await expectListed(page, 'K-4', 'W-3');
    await statusChip(page, 'Paid 2').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(page, 'Invoice marked as unpaid!');
    await expectListed(page, 'K-4', 'W-3', 'F-1');

    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    for (const number of ['W-3', 'F-1']) await page.getByLabel(`Select ${number}`).check();
    await press('Archive');
    await sees(page, '2 invoice(s) archived');
    await expectListed(page, 'K-4');

    // Until the archived invoices arrive, the button says what it does to the rows on screen.
    const arrival = gate();
    await page.route('**/invoices.data*', (route) => arrival.opened.then(() => route.continue()));
    await page.getByRole('link', { name: 'Show Archived' }).click();
    await page.locator('#invoice-list[aria-busy]').waitFor();
    await page.getByRole('button', { name: 'Archive', exact: true }).waitFor();
    arrival.open();
    await expectListed(page, 'W-3', 'F-1');
    await page.unroute('**/invoices.data*');
    await page.getByLabel('Select all on page').check();
    await press('Unarchive');
    await sees(page, '2 invoice(s) unarchived');
    await page.getByRole('link', { name: 'Hide Archived' }).click();
    await expectListed(page, 'K-4', 'W-3', 'F-1');
  },
);

journey('filters are a sheet on phones', async ({ openPage }) => {
  const page = await openPage('phone');
  await openFilledList(page);
  await page.locator('summary[aria-label="Filters"]').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Client').selectOption('Wren Ltd');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expectListed(page, 'W-3', 'W-2');
  await page.locator('summary[aria-label="Filters, 1 active"]').waitFor();
});

journey('a long list has rows of equal height, and Close stays in place', async ({ openPage }) => {
  const page = await openPage('desktop');
  const rows = Array.from({ length: 60 }, (_, at) => ({
    invoice_number: at % 7 ? `N-${at}` : `N-${at}-of-the-second-quarter-of-the-year-2026`,
    client_name:
      at % 5 ? 'Wren Ltd' : 'The Worshipful Company of Finches, Wrens and Kites of London',
    currency: at % 3 ? 'USD' : 'EUR',
  }));
  await openFilledList(page, rows);
  await openScreen(page, `${list}?currency=USD`);
  const heights = await page
    .locator('.invoice-rows > tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(30);
  expect([...new Set(heights)]).toHaveLength(1);

  const row = page.getByRole('link', { name: 'N-4', exact: true });
  await row.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(1000);
  await row.click();
  await page.getByRole('heading', { name: 'Invoice N-4' }).waitFor();
  await expect.poll(place).toBe(0);
  await page.getByRole('link', { name: 'Close' }).click();
  await page.waitForURL(/invoices\?currency=USD$/);
  await expect.poll(place).toBe(before);
  expect(await page.getByRole('rowheader').count()).toBe(heights.length);
});

journey('on a phone, the first invoice is visible without scrolling', async ({ openPage }) => {
  const page = await openPage('phone');
  const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];
  await openFilledList(
    page,
    currencies.map((currency) => ({ invoice_number: currency, currency, total: 12_300 })),
  );
  const first = await page.locator('.invoice-rows > tr').first().boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(844);
  const sum = page.locator('dd', { hasText: '€123.00 EUR' }).first();
  expect(await sum.isVisible()).toBe(false);
  await page.getByText('Owed in 5 currencies').click();
  await sum.waitFor();
});

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

journey(
  'an arrival is highlighted for a while, and scrolled to only if it is out of view',
  async ({ openPage }) => {
    const page = await openPage('desktop', { reducedMotion: 'reduce' });
    const ids = await openFilledList(page);
    const isHighlighted = async () => {
      const groundOf = (number: string) =>
        page
          .getByRole('row', { name: new RegExp(number) })
          .evaluate((row) => getComputedStyle(row).backgroundColor);
      return (await groundOf('K-4')) !== (await groundOf('W-3'));
    };
    await page.clock.install();
    await openScreen(page, `/us/invoices?highlight=${ids[3]}`);
    await expect.poll(isHighlighted).toBe(true);
    await page.waitForURL(/invoices$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.fastForward(arrivalMs.highlightFor);
    await expect.poll(isHighlighted).toBe(false);
    await page.setViewportSize({ width: 1280, height: 360 });
    await openScreen(page, `/us/invoices?highlight=${ids[0]}`);
    await page.waitForURL(/invoices$/);
    await expect
      .poll(() => isOnTop(page.getByRole('link', { name: 'F-1', exact: true })))
      .toBe(true);
  },
);

journey('a click on a link while the page is loading is not undone', async ({ openPage }) => {
  const page = await openPage('desktop');
  const ids = await openFilledList(page);
  await openScreen(page, `/us/invoices?highlight=${ids[0]}`);
  // Simulates a busy machine: the address would be cleaned up before the page handles the click.
  await page.getByRole('link', { name: 'F-1', exact: true }).evaluate((link: HTMLElement) => {
    link.click();
    const until = performance.now() + 1000;
    while (performance.now() < until);
  });
  await page.getByRole('heading', { name: 'Invoice F-1' }).waitFor();
});

journey(
  'invoices are downloaded as an archive, and one is shared in a new tab',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/status of 503/] });
    const seller = await signUpOnPage(page);
    const ids: string[] = [];
    for (const [at, invoiceNumber] of ['Z/1', 'Z:1', 'Zoë 3'].entries()) {
      const invoiceDate = `2026-03-0${at + 1}`;
      ids.push(await saveInvoice(seller, { invoiceNumber, invoiceDate, dueDate: '2099-01-01' }));
    }
    await openScreen(page, '/us/invoices?from=2026-03-01&to=2026-03-31');
    const download = () => page.getByRole('button', { name: 'Download', exact: true }).click();
    const zipPath = '**/api/invoices-zip';
    const error = { error: 'Something went wrong. Try again.', code: 'zip-failed' };
    await page.route(zipPath, (route) => route.fulfill({ status: 503, json: error }));
    await page.getByRole('checkbox', { name: 'Select all on page' }).check();
    await download();
    await sees(page, 'Error creating archive: Something went wrong. Try again.');
    await page.unroute(zipPath);

    await page.route(zipPath, () => undefined, { times: 1 });
    await download();
    await page.getByRole('progressbar', { name: /Creating archive/ }).waitFor();
    await sees(page, '0 of 3');
    // Still available when the list is empty.
    await page.getByRole('searchbox').fill('not listed');
    await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
    // The selection stays, so that another click starts again.
    const { name, bytes } = await downloadBy(page, download);
    await sees(page, '3 invoice(s) downloaded in archive');
    expect(name).toBe('invoices_2026-03-01_2026-03-31.zip');
    // The newest comes first in the list, and so in the archive.
    const pdfs = readZip(bytes).filter((file) => file.name.endsWith('.pdf'));
    expect(pdfs.map((file) => file.name)).toEqual(['Zoë 3.pdf', 'Z_1.pdf', 'Z_1 (2).pdf']);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy link to Zoë 3' }).click();
    await sees(page, 'Failed to copy link');

    const opened = ahead(page.waitForEvent('popup'));
    const isPdf = (url: string) => url.endsWith(`/view-invoice/${ids[0]}/pdf?inline=true`);
    const context = page.context();
    const answered = ahead(context.waitForEvent('response', (answer) => isPdf(answer.url())));
    // Not the tab's final URL: a browser without a PDF viewer downloads the file instead.
    const led = ahead(
      context.waitForEvent('request', (ask) => ask.isNavigationRequest() && isPdf(ask.url())),
    );
    await page.getByRole('button', { name: 'More actions for Z/1' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await opened;
    await sees(page, 'Opening PDF in new tab');
    const disposition = (await (await answered).headerValue('content-disposition')) ?? '';
    expect(disposition).toMatch(/^inline; filename="Z_1-2026-03-01\.pdf"/);
    await led;
  },
);

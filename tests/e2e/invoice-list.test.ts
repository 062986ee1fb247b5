import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import {
  expectListed,
  fourInvoices,
  openFilledList,
  statusChip,
} from '#tests/support/list-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';

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
    await page.getByRole('link', { name: 'View N-110' }).click();
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
    let answer: () => void = () => undefined;
    const held = new Promise<void>((release) => {
      answer = release;
    });
    await page.route('**/invoices.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await held;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    });
    await row.getByTitle('Mark as paid').click();
    await row.getByText('Paid', { exact: true }).waitFor();
    answer();
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
    await page.getByRole('link', { name: 'Show Archived' }).click();
    await page.getByLabel('Select all on page').check();
    await press('Unarchive');
    await sees(page, '2 invoice(s) unarchived');
    await page.getByRole('link', { name: 'Hide Archived' }).click();
    await expectListed(page, 'K-4', 'W-3', 'F-1');
  },
);

journey('filters are a sheet on phones, and a form without scripts', async ({ openPage }) => {
  const page = await openPage('phone');
  await openFilledList(page);
  await page.locator('summary[aria-label="Filters"]').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Client').selectOption('Wren Ltd');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expectListed(page, 'W-3', 'W-2');
  await page.locator('summary[aria-label="Filters, 1 active"]').waitFor();

  const [session] = (await page.context().cookies()).filter(({ name }) => /session/.test(name));
  const plain = await openPage('desktop', { javaScriptEnabled: false });
  if (session) await plain.context().addCookies([session]);
  await plain.goto(list);
  await expectListed(plain, 'K-4', 'W-3', 'W-2', 'F-1');
  await plain.getByRole('searchbox').fill('wren');
  await plain.getByRole('searchbox').press('Enter');
  await expectListed(plain, 'W-3', 'W-2');
  await plain.locator('summary[aria-label="Filters"]').click();
  await plain.getByLabel('Currency').selectOption('EUR');
  await plain.getByRole('button', { name: 'Apply' }).click();
  await expectListed(plain, 'W-2');
  await plain.getByRole('link', { name: 'Remove filter Currency: EUR' }).click();
  await expectListed(plain, 'W-3', 'W-2');
});

journey('a long list has rows of equal height, and Close stays in place', async ({ openPage }) => {
  const page = await openPage('desktop');
  const rows = Array.from({ length: 60 }, (_, at) => ({
    invoice_number: at % 7 ? `N-${at}` : `N-${at}-of-the-second-quarter-of-the-year-2026`,
    client_name:
      at % 5 ? 'Wren Ltd' : 'The Worshipful Company of Finches, Wrens and Kites of London',
    currency: at % 3 ? 'USD' : 'EUR',
  }));
  const ids = await openFilledList(page, rows);
  await openDatabase({ url: inject('product').libsqlUrl }).$client.execute({
    sql: `INSERT INTO payment_events (invoice_id, event, kind, times, first_at, last_at)
      VALUES (?, 'shown', 'paypal_me', 1, 0, 0)`,
    args: [ids[58] ?? ''],
  });
  await openScreen(page, `${list}?currency=USD`);
  await sees(page, /^Opened /);
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

import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { expectListed, openFilledList } from '#tests/support/list-on-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

const list = '/us/invoices';

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

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addDays, dayInTimeZone } from '#app/domain/dates.ts';
import { journey } from '#tests/support/browser.ts';
import { type FilledRow, fillList } from '#tests/support/fill-list.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

const { libsqlUrl } = inject('product');
const list = '/us/invoices';
const failedRequest = [/Failed to load resource/];
const inDays = (days: number) => addDays(dayInTimeZone(Date.now(), null), days);

const rows: FilledRow[] = [
  {
    ...{ invoice_number: 'F-1', client_name: 'Finch & Sons', total: 10_000 },
    ...{ invoice_date: '2026-01-10', due_date: inDays(60) },
  },
  {
    ...{ invoice_number: 'W-2', client_name: 'Wren Ltd', total: 25_000, currency: 'EUR' },
    ...{ invoice_date: '2026-02-10', due_date: inDays(-20), status: 'paid' },
  },
  {
    ...{ invoice_number: 'W-3', client_name: 'Wren Ltd', total: 4000 },
    ...{ invoice_date: '2026-03-10', due_date: inDays(-10) },
  },
  {
    ...{ invoice_number: 'K-4', client_name: 'Kite GmbH', total: 90_000, currency: 'JPY' },
    ...{ invoice_date: '2026-04-10', due_date: inDays(3) },
  },
];

async function openFilled(page: Page, filled = rows) {
  const member = await signUpOnPage(page);
  const ids = await fillList(libsqlUrl, member, filled);
  await openScreen(page, list);
  return ids;
}

/** Waits until the list shows exactly these, in this order. */
async function lists(page: Page, ...numbers: string[]) {
  await expect
    .poll(() => page.getByRole('rowheader').allInnerTexts(), { timeout: 15_000 })
    .toEqual(numbers);
}

const chip = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Filter by status' })
    .getByRole('link', { name, exact: true });

journey('search and chips live in the address, through reload and back', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openFilled(page);
  await lists(page, 'K-4', 'W-3', 'W-2', 'F-1');
  for (const name of ['All 4', 'Unpaid 3', 'Due soon 1', 'Overdue 1', 'Paid 1']) {
    await chip(page, name).waitFor();
  }

  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  await search.pressSequentially('wren');
  await page.waitForURL(/invoices\?q=wren$/);
  await lists(page, 'W-3', 'W-2');
  await chip(page, 'All 2').waitFor();
  await sees(page, '2 invoices');
  expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);

  await chip(page, 'Overdue 1').click();
  await page.waitForURL(/invoices\?q=wren&status=overdue$/);
  await lists(page, 'W-3');
  await reloadScreen(page);
  await lists(page, 'W-3');
  expect(await search.inputValue()).toBe('wren');
  await page.goBack();
  await page.waitForURL(/invoices\?q=wren$/);
  await lists(page, 'W-3', 'W-2');

  await search.fill('nobody');
  await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
  await sees(page, 'Try adjusting your filters or search query');
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await lists(page, 'K-4', 'W-3', 'W-2', 'F-1');
  expect(await search.inputValue()).toBe('');
  for (const [name, number] of [
    ['Due soon 1', 'K-4'],
    ['Paid 1', 'W-2'],
  ] as const) {
    await chip(page, name).click();
    await lists(page, number);
  }
  await chip(page, 'Unpaid 3').click();
  await lists(page, 'K-4', 'W-3', 'F-1');
});

journey('each filter of the panel is a badge that can be removed', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openFilled(page);
  const filters: [label: string, value: string, badge: string, left: string[]][] = [
    ['Start date', '2026-03-10', 'From 03/10/2026', ['K-4', 'W-3']],
    ['End date', '2026-02-10', 'To 02/10/2026', ['W-2', 'F-1']],
    ['Min amount', '100', 'Min 100', ['K-4', 'W-2', 'F-1']],
    ['Max amount', '100', 'Max 100', ['W-3', 'F-1']],
    ['Client', 'Wren Ltd', 'Client Wren Ltd', ['W-3', 'W-2']],
    ['Currency', 'EUR', 'Currency EUR', ['W-2']],
  ];
  const panel = page.getByRole('group').filter({ has: page.getByLabel('Start date') });
  for (const [label, value, badge, left] of filters) {
    await panel.locator('summary').click();
    const control = panel.getByLabel(label);
    if (label === 'Client' || label === 'Currency') await control.selectOption(value);
    else await control.fill(value);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await lists(page, ...left);
    await page.getByRole('link', { name: `Remove filter ${badge}` }).click();
    await lists(page, 'K-4', 'W-3', 'W-2', 'F-1');
  }
  await panel.locator('summary').click();
  await panel.getByLabel('Status').selectOption('Overdue');
  await panel.getByLabel('Max amount').fill('50');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/invoices\?status=overdue&max=50$/);
  await lists(page, 'W-3');
  await page.getByRole('link', { name: 'Clear All' }).last().click();
  await lists(page, 'K-4', 'W-3', 'W-2', 'F-1');

  await page.getByRole('columnheader', { name: 'Client' }).getByRole('link').click();
  await page.waitForURL(/invoices\?sort=client$/);
  await expect.poll(async () => (await listedNumbers(page, 4))[0]).toBe('F-1');
  await page.getByRole('columnheader', { name: 'Due date' }).getByRole('link').click();
  await lists(page, 'F-1', 'K-4', 'W-3', 'W-2');
  await page.getByRole('columnheader', { name: 'Due date' }).getByRole('link').click();
  await page.waitForURL(/invoices\?sort=due&dir=asc$/);
  await lists(page, 'W-2', 'W-3', 'K-4', 'F-1');
});

journey('filters are a sheet on phones, and a form without scripts', async ({ openPage }) => {
  const page = await openPage('phone');
  const member = await signUpOnPage(page);
  await fillList(libsqlUrl, member, rows);
  await openScreen(page, list);
  await page.locator('summary[aria-label="Filters"]').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Client').selectOption('Wren Ltd');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await lists(page, 'W-3', 'W-2');
  await page.locator('summary[aria-label="Filters, 1 set"]').waitFor();

  const [session] = (await page.context().cookies()).filter(({ name }) => /session/.test(name));
  const plain = await openPage('desktop', { javaScriptEnabled: false });
  if (session) await plain.context().addCookies([session]);
  await plain.goto(list);
  await lists(plain, 'K-4', 'W-3', 'W-2', 'F-1');
  await plain.getByRole('searchbox').fill('wren');
  await plain.getByRole('searchbox').press('Enter');
  await lists(plain, 'W-3', 'W-2');
  await plain.locator('summary[aria-label="Filters"]').click();
  await plain.getByLabel('Currency').selectOption('EUR');
  await plain.getByRole('button', { name: 'Apply' }).click();
  await lists(plain, 'W-2');
  await plain.getByRole('link', { name: 'Remove filter Currency EUR' }).click();
  await lists(plain, 'W-3', 'W-2');
});

journey(
  'Load more brings every invoice once, and reload and back keep them',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    const numbers = Array.from({ length: 120 }, (_, n) => `N-${String(n + 1).padStart(3, '0')}`);
    await openFilled(
      page,
      numbers.map((invoice_number) => ({ invoice_number })),
    );
    await listedNumbers(page, 50);
    const more = page.getByRole('link', { name: 'Load more' });

    await page.context().setOffline(true);
    await more.click();
    await sees(page, 'Error loading invoices: no connection');
    await page.context().setOffline(false);
    await more.click();
    await listedNumbers(page, 100);
    await page.getByRole('link', { name: 'View N-030' }).click();
    await page.getByRole('heading', { name: 'Invoice N-030' }).waitFor();
    await page.goBack();
    await listedNumbers(page, 100);

    // A row that changes on the way is not the cause of another being lost or doubled.
    await page.getByRole('row', { name: /N-120/ }).getByTitle('Mark as paid').click();
    await sees(page, 'Invoice marked as paid!');
    await more.click();
    expect(await listedNumbers(page, 120)).toEqual(numbers.toReversed());
    expect(await more.count()).toBe(0);
    await reloadScreen(page);
    expect(await listedNumbers(page, 120)).toEqual(numbers.toReversed());

    const plain = await openPage('desktop', { javaScriptEnabled: false });
    expect((await plain.goto(`${list}?after=nonsense`))?.status()).toBe(200);
  },
);

journey('invoices are archived and brought back, alone and together', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  await openFilled(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Archive');
  await sees(page, 'Please select at least one invoice');
  await page.getByLabel('Select W-2').check();
  await page.getByLabel('Select F-1').check();
  await sees(page, '2 selected');

  await page.context().setOffline(true);
  await press('Archive');
  await sees(page, 'Error archiving invoices: no connection');
  await lists(page, 'K-4', 'W-3', 'W-2', 'F-1');
  await page.context().setOffline(false);
  await press('Archive');
  await sees(page, '2 invoice(s) archived');
  await lists(page, 'K-4', 'W-3');

  // By keyboard: the menu opens at its first entry, arrows lead on, Escape goes back to the button.
  const menu = page.getByRole('button', { name: 'More for K-4' });
  await menu.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true);
  await menu.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await sees(page, 'Error archiving invoice: no connection');
  await page.context().setOffline(false);
  await menu.click();
  await page.locator('.row-menu').getByRole('button', { name: 'Archive' }).click();
  await sees(page, 'Invoice archived');
  await lists(page, 'W-3');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await sees(page, 'Invoice unarchived');
  await lists(page, 'K-4', 'W-3');

  await page.getByRole('link', { name: 'Show Archived' }).click();
  await page.getByRole('heading', { name: 'Archived', exact: true }).waitFor();
  await lists(page, 'W-2', 'F-1');
  await page.getByLabel('Select all on page').check();
  await press('Unarchive');
  await sees(page, '2 invoice(s) unarchived');
  await page.getByRole('heading', { name: 'No archived invoices' }).waitFor();
  await page.getByRole('link', { name: 'Hide Archived' }).click();
  await lists(page, 'K-4', 'W-3', 'W-2', 'F-1');

  const entries = page.locator('.row-menu').getByRole('listitem');
  await page.getByRole('button', { name: 'More for W-2' }).click();
  expect(await entries.allInnerTexts()).toEqual(['Clone', 'Share', 'Archive']);
  await page.getByRole('button', { name: 'More for F-1' }).click();
  await expect.poll(() => entries.allInnerTexts()).toEqual(['Clone', 'Edit', 'Share', 'Archive']);
  await entries.getByRole('link', { name: 'Clone' }).click();
  await page.waitForURL(/create-invoice\?clone=/);
  await sees(page, /This is a copy of invoice/);
});

journey(
  'a status shows at once, and goes back with a word when the server fails',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [...failedRequest, /SyntaxError/] });
    await openFilled(page);
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
    await sees(page, 'Failed to mark the invoice as paid. Please try again.');
    await row.getByText('Unpaid', { exact: true }).waitFor();

    // In a view that it leaves, the row goes and the word stays.
    await page.unroute('**/invoices.data*');
    await chip(page, 'Unpaid 3').click();
    await lists(page, 'K-4', 'W-3', 'F-1');
    await row.getByTitle('Mark as paid').click();
    await sees(page, 'Invoice marked as paid!');
    await lists(page, 'K-4', 'W-3');
    await chip(page, 'Paid 2').waitFor();
  },
);

journey(
  'a view that cannot be fetched leaves what was typed, and comes later',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: failedRequest });
    await openFilled(page);
    await page.context().setOffline(true);
    const search = page.getByRole('searchbox', { name: 'Search invoices' });
    await search.fill('kite');
    await sees(page.getByRole('alert'), 'Error loading invoices: no connection');
    expect(await search.inputValue()).toBe('kite');
    await page.context().setOffline(false);
    await lists(page, 'K-4');
  },
);

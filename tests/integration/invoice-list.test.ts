import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { expectListed, openFilledList, statusChip } from '#tests/support/list-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';

const list = '/us/invoices';
const failedRequest = [/Failed to load resource/];

walk('search and chips are in the URL, through reload and back', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openFilledList(page);
  await expectListed(page, 'K-4', 'W-3', 'W-2', 'F-1');
  for (const name of ['All 4', 'Unpaid 3', 'Due soon 1', 'Overdue 1', 'Paid 1']) {
    await statusChip(page, name).waitFor();
  }

  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  await search.pressSequentially('wren');
  await page.waitForURL(/invoices\?q=wren$/);
  await expectListed(page, 'W-3', 'W-2');
  await statusChip(page, 'All 2').waitFor();
  await sees(page, '2 invoices');
  expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);

  await statusChip(page, 'Overdue 1').click();
  await page.waitForURL(/invoices\?q=wren&status=overdue$/);
  await expectListed(page, 'W-3');
  await reloadScreen(page);
  await expectListed(page, 'W-3');
  expect(await search.inputValue()).toBe('wren');
  await page.goBack();
  await page.waitForURL(/invoices\?q=wren$/);
  await expectListed(page, 'W-3', 'W-2');

  await search.fill('not listed');
  await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
  await sees(page, 'Try adjusting your filters or search query');
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expectListed(page, 'K-4', 'W-3', 'W-2', 'F-1');
  expect(await search.inputValue()).toBe('');
  for (const [name, number] of [
    ['Due soon 1', 'K-4'],
    ['Paid 1', 'W-2'],
  ] as const) {
    await statusChip(page, name).click();
    await expectListed(page, number);
  }
  await statusChip(page, 'Unpaid 3').click();
  await expectListed(page, 'K-4', 'W-3', 'F-1');
});

walk('each filter of the panel is a badge that can be removed', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openFilledList(page);
  const filters: [label: string, value: string, badge: string, left: string[]][] = [
    ['Start date', '2026-03-10', 'From 10 Mar 2026', ['K-4', 'W-3']],
    ['End date', '2026-02-10', 'To 10 Feb 2026', ['W-2', 'F-1']],
    ['Min amount', '100', 'Min 100', ['K-4', 'W-2', 'F-1']],
    ['Max amount', '100', 'Max 100', ['W-3', 'F-1']],
    ['Client', 'Wren Ltd', 'Client: Wren Ltd', ['W-3', 'W-2']],
    ['Currency', 'EUR', 'Currency: EUR', ['W-2']],
  ];
  const panel = page.getByRole('group').filter({ has: page.getByLabel('Start date') });
  for (const [label, value, badge, left] of filters) {
    await panel.locator('summary').click();
    const control = panel.getByLabel(label);
    if (label === 'Client' || label === 'Currency') await control.selectOption(value);
    else await control.fill(value);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expectListed(page, ...left);
    await page.getByRole('link', { name: `Remove filter ${badge}` }).click();
    await expectListed(page, 'K-4', 'W-3', 'W-2', 'F-1');
  }
  await panel.locator('summary').click();
  await panel.getByLabel('Status').selectOption('Overdue');
  await panel.getByLabel('Max amount').fill('50');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/invoices\?status=overdue&max=50$/);
  await expectListed(page, 'W-3');
  await page.getByRole('link', { name: 'Clear All' }).last().click();
  await expectListed(page, 'K-4', 'W-3', 'W-2', 'F-1');

  await page.getByRole('columnheader', { name: 'Client' }).getByRole('link').click();
  await page.waitForURL(/invoices\?sort=client$/);
  await expect.poll(async () => (await listedNumbers(page, 4))[0]).toBe('F-1');
  await page.getByRole('columnheader', { name: 'Due date' }).getByRole('link').click();
  await page.waitForURL(/invoices\?sort=due$/);
  await expectListed(page, 'F-1', 'K-4', 'W-3', 'W-2');
  await page.getByRole('columnheader', { name: 'Due date' }).getByRole('link').click();
  await page.waitForURL(/invoices\?sort=due&dir=asc$/);
  await expectListed(page, 'W-2', 'W-3', 'K-4', 'F-1');
});

walk('Load more shows every invoice once, and reload and back keep them', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const numbers = Array.from({ length: 120 }, (_, n) => `N-${String(n + 1).padStart(3, '0')}`);
  const ids = await openFilledList(
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

  // A row that changes while paging doesn't cause another to be lost or duplicated.
  await page.getByRole('row', { name: /N-120/ }).getByTitle('Mark as paid').click();
  await sees(page, 'Invoice marked as paid!');
  await more.click();
  expect(await listedNumbers(page, 120)).toEqual(numbers.toReversed());
  expect(await more.count()).toBe(0);
  await reloadScreen(page);
  expect(await listedNumbers(page, 120)).toEqual(numbers.toReversed());

  // A row further down starts the page when it is to be highlighted, and stays there.
  await openScreen(page, `${list}?highlight=${ids[9]}`);
  await page.waitForURL(/invoices\?after=[^&]+$/);
  await reloadScreen(page);
  expect(await listedNumbers(page, 10)).toEqual(numbers.slice(0, 10).toReversed());
  await page.getByRole('link', { name: 'Back to the start of the list' }).click();
  await listedNumbers(page, 50);

  expect((await page.goto(`${list}?after=nonsense`))?.status()).toBe(200);
});

walk('a view that cannot be fetched keeps input, and loads later', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  await openFilledList(page);
  await page.context().setOffline(true);
  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  await search.fill('kite');
  await sees(page.getByRole('alert'), 'Error loading invoices: no connection');
  await expect.poll(() => search.inputValue()).toBe('kite');
  await page.context().setOffline(false);
  await expectListed(page, 'K-4');
});

import { expect } from 'vitest';
import { expectListed, openFilledList, statusChip } from '#tests/support/list-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { reloadScreen, sees } from '#tests/support/screen.ts';
import { walk } from '#tests/support/walk.ts';

walk('search and chips live in the address, through reload and back', async ({ openPage }) => {
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

  await search.fill('nobody');
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

// @covers invoices-2.12 invoices-2.15 invoices-2.16 invoices-2.17

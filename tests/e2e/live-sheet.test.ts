import { expect } from 'vitest';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, press, reloadScreen } from '#tests/support/screen.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

journey('a guest sees their first invoice grow beside the form', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  const sheet = page.locator('.live-sheet');
  await sheet.getByText('Client name').waitFor();
  await page.getByLabel('Client name').fill('Acme');
  await sheet.getByText('Acme').waitFor();
  await field(itemOf(page, 1), 'Description').fill('Loft');
  await field(itemOf(page, 1), 'Price').fill('1250');
  await sheet.locator('tbody').getByText('$1,250.00').first().waitFor();
  const [paper, column] = await Promise.all([
    sheet.boundingBox(),
    page.locator('aside').boundingBox(),
  ]);
  expect(paper?.width).toBeLessThanOrEqual((column?.width ?? 0) + 1);
  expect(await sheet.locator('thead').evaluate((head) => head.clientHeight)).toBeGreaterThan(1);

  await sheet.getByText('Business email').click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('businessEmail');
  await sheet.locator('[data-focused]').getByText('Business email').waitFor();

  await press(page, 'Change design');
  await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
  const colorOf = () =>
    sheet.locator('.sheet-heading').evaluate((heading) => getComputedStyle(heading).color);
  await expect.poll(colorOf).toBe('rgb(30, 58, 95)');
  await expectNoBarrierHere(page, 'form with its sheet');

  await press(page, 'Hide document');
  await reloadScreen(page);
  await page.getByRole('button', { name: 'Show document' }).waitFor();
  expect(await sheet.count()).toBe(0);
  await press(page, 'Show document');
  await sheet.getByText('Acme').waitFor();
  await expect.poll(colorOf).toBe('rgb(30, 58, 95)');
});

journey('on a phone a handle lifts the sheet from below', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  await press(page, 'Show document');
  const sheet = page.getByRole('dialog', { name: 'Preview' });
  await sheet.getByText('Client name').click();
  await sheet.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('clientName');
});

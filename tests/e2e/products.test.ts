import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { expectFocusOn, openScreen, press, readTerms, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';

const expected = [/Failed to load resource/];

const expectRows = (page: Page, ...rows: string[]) =>
  expect
    .poll(() =>
      page.locator('.product-row').evaluateAll((all) =>
        all.map((row) => {
          const text = (part: string) => row.querySelector(`.product-${part}`)?.textContent ?? '';
          return [text('id'), text('name'), text('price'), text('tax')].join(' | ');
        }),
      ),
    )
    .toEqual(rows);

journey('a product is added, copied, deleted, and used in an invoice', async ({ openPage }) => {
  const page = await openPage('phone', { expected });
  await signUpOnPage(page);
  await openScreen(page, '/uk/products');
  await press(page, 'Add Product');
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add Product' });
  await add.click();
  await sees(dialog, 'Product name is required', 'Unit price is required');
  const name = dialog.getByLabel('Product/Service');
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
  await name.fill('Power');
  await dialog.getByLabel('Unit price').fill('0.0125');
  await field(dialog, 'Unit').selectOption({ label: 'Kilowatt hours' });

  // Input is only discarded after the user confirms.
  const question = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await sees(question, 'Discard changes?', 'Your changes haven’t been saved.');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });

  await add.dblclick();
  await sees(page, 'Product added successfully!');
  await expectRows(page, ' | Power | £0.0125 / kWh | 20% tax');

  await page.getByRole('button', { name: 'Copy Power' }).dblclick();
  await sees(page, 'Product copied successfully!');
  // Cancel has the focus, so Enter alone deletes nothing.
  const remove = page.getByRole('button', { name: 'Delete Power (Copy)' });
  await remove.click();
  await sees(
    question,
    'Are you sure you want to delete "Power (Copy)"? This action cannot be undone.',
  );
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectRows(page, ' | Power | £0.0125 / kWh | 20% tax');
  await expectFocusOn(page, 'product-list');

  await openScreen(page, '/uk/create-invoice');
  await field(itemOf(page, 1), 'Saved item').selectOption({ label: 'Power' });
  await field(itemOf(page, 1), 'Quantity').fill('10001');
  // 10,001 x 0.0125 is 125.0125, and a fifth of that is 25.0025.
  const terms = { Subtotal: '£125.01', Total: '£150.01' };
  await expect.poll(() => readTerms(page)).toMatchObject(terms);
});

journey('a file is previewed and imported once', async ({ openPage }) => {
  const page = await openPage('desktop', { expected });
  await signUpOnPage(page);
  await openScreen(page, '/us/products');
  await press(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  const choose = (content: string | Uint8Array) =>
    dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'товары.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('name,price\n"Tea,5\n');
  await sees(dialog.getByRole('alert'), 'Error reading file. Please check the format.');
  const file =
    '\ufeffАртикул;Товар/услуга;Цена;НДС\r\n' +
    'A-1;"Чай; зелёный\r\nлистовой";1.234,50;20\r\n' +
    ';;5;0\r\n' +
    "'=1+1;<img src=x onerror=alert(1)>;дорого;200\r\n";
  await choose(file);
  await sees(dialog, '2 products will be imported. Nothing has been saved yet.', '1 row skipped');
  await sees(dialog, 'Row 3: Missing name', 'Row 4: Angle brackets removed from the name');
  await expectRows(page);

  // A lost response loses nothing, and its rows are saved only once.
  await page.route('**/api/products-import', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Import 2 products');
  await sees(dialog.getByRole('alert'), /no connection/);
  await page.unroute('**/api/products-import');
  await press(page, 'Try again');
  await sees(page, '2 products imported successfully!');
  const rows = [
    'A-1 | Чай; зелёный листовой | $1,234.50 | 20% tax',
    '=1+1 | img src=x onerror=alert(1) | $0.00 | 0% tax',
  ];
  await expectRows(page, ...rows);
  await expectFocusOn(page, 'product-list');
});

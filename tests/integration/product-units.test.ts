import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { downloadBy, openScreen, press, readTerms, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const priceOf = '.product-price';

walk('a product at 0.0125 per kWh is invoiced to the exact cent', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/uk/products');
  await press(page, 'Add Product');
  const dialog = page.getByRole('dialog');
  const power = `Power ${crypto.randomUUID().slice(0, 8)}`;
  await field(dialog, 'Unit').selectOption({ label: 'Kilowatt hours' });
  await dialog.getByLabel('Product/Service').fill(power);
  await dialog.getByLabel('Unit price').fill('0.0125');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await sees(page, 'Product added successfully!');
  await expect.poll(() => page.locator(priceOf).allInnerTexts()).toEqual(['£0.0125 / kWh']);

  await openScreen(page, '/uk/create-invoice');
  const { items: _, ...plain } = plainInvoice;
  await typeInvoice(page, plain);
  await field(itemOf(page, 1), 'Saved item').selectOption({ label: power });
  await field(itemOf(page, 1), 'Quantity').fill('10001');
  await field(itemOf(page, 1), 'Quantity').blur();
  await expect
    .poll(() => readTerms(page))
    // 10,001 x 0.0125 is 125.0125, and a fifth of that is 25.0025.
    .toMatchObject({ Subtotal: '£125.01', Total: '£150.01' });
  await press(page, 'Save Invoice');
  await page.waitForURL(/\/uk\/invoices/);
  const { $client } = openDatabase({ url: inject('product').libsqlUrl });
  const sql = 'SELECT items, total FROM invoices WHERE items LIKE ?';
  const { rows } = await $client.execute({ sql, args: [`%${power}%`] });
  expect(rows).toMatchObject([{ total: 15_001 }]);
  expect(JSON.parse(String(rows[0]?.items))).toMatchObject([
    { unitPrice: '0.0125', unit: 'kilowattHour' },
  ]);
});

walk(
  'an export imported again is the same, including units and sub-cent prices',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/us/products');
    const bring = async (content: string | Uint8Array) => {
      await press(page, 'Import CSV');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    };
    await bring('name;prix;taxe;unité\nCâble;0,0125;8,8755;Mètres\nThé;4,5;20;boîte\n');
    await sees(page, 'Row 3: Unknown unit “boîte” removed', '2 products will be imported');
    await press(page, 'Import 2 products');
    await sees(page, '2 products imported successfully!');
    const first = ['$0.0125 / m', '$4.50'];
    await expect.poll(() => page.locator(priceOf).allInnerTexts()).toEqual(first);

    const { bytes } = await downloadBy(page, () => press(page, 'Export CSV'));
    const csv = new TextDecoder().decode(bytes);
    expect(csv).toContain('Câble,0.0125,8.8755,Meters');
    await bring(bytes);
    await press(page, 'Import 2 products');
    await expect.poll(() => page.locator(priceOf).allInnerTexts()).toEqual([...first, ...first]);
  },
);

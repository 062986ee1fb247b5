import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { downloadBy, expectFocusOn, openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

const failedRequest = [/Failed to load resource/, /SyntaxError/];

/** The table's contents by row: name, price, tax rate. */
async function rowsOf(page: Page): Promise<string[]> {
  const rows = page.locator('.product-row');
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const text = (part: string) => row.querySelector(`.product-${part}`)?.textContent ?? '';
      return [text('id'), text('name'), text('price'), text('tax')].join(' | ');
    }),
  );
}

const expectRows = (page: Page, ...rows: string[]) => expect.poll(() => rowsOf(page)).toEqual(rows);

const csvFile = (content: string | Buffer, name = 'products.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

async function addProduct(page: Page, fields: Record<string, string>) {
  await press(page, 'Add Product');
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
}

walk('products are added, edited, copied, found and deleted', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  await signUpOnPage(page);
  await openScreen(page, '/uk/products');
  await page.getByRole('heading', { name: 'No products yet' }).waitFor();

  // Nothing typed: both messages appear, and the first field has the focus.
  await press(page, 'Add Product');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await sees(dialog, 'Product name is required', 'Unit price is required');
  const name = dialog.getByLabel('Product/Service');
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
  await name.fill('Website design');
  await dialog.getByLabel('Unit price').fill('1,200.5');
  await dialog.getByLabel('Product ID').fill('W-1');
  await expect.poll(() => dialog.getByLabel('Tax rate').inputValue()).toBe('20');

  // Input is only discarded after the user confirms.
  const question = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await sees(question, 'Discard changes?', 'Your changes haven’t been saved.');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => name.inputValue()).toBe('Website design');

  // A lost connection keeps all input; sent again, it becomes one product.
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await sees(dialog, 'We couldn’t save the product: no connection. Nothing you entered is lost.');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Add Product' }).dblclick();
  await sees(page, 'Product added successfully!');
  await expectRows(page, 'W-1 | Website design | £1,200.50 | 20% tax');

  await page.getByRole('button', { name: 'Edit Website design' }).click();
  await dialog.getByLabel('Unit price').fill('ten');
  await dialog.getByLabel('Tax rate').fill('5');
  await expect.poll(() => dialog.getByLabel('Unit price').inputValue()).toBe('0');
  await dialog.getByLabel('Unit price').fill('900');
  await dialog.getByLabel('Unit price').press('Enter');
  await sees(page, 'Product updated successfully!');
  await expectRows(page, 'W-1 | Website design | £900.00 | 5% tax');

  await page.getByRole('button', { name: 'Copy Website design' }).dblclick();
  await sees(page, 'Product copied successfully!');
  await expectRows(
    page,
    ' | Website design (Copy) | £900.00 | 5% tax',
    'W-1 | Website design | £900.00 | 5% tax',
  );
  await addProduct(page, { 'Product/Service': 'Tea', 'Unit price': '4.5' });
  await expect.poll(() => page.locator('.product-row').count()).toBe(3);

  await page.getByLabel('Search products').fill('W-1 DESIGN');
  await expectRows(page, 'W-1 | Website design | £900.00 | 5% tax');
  await page.getByLabel('Search products').fill('nothing like it');
  await page.getByRole('heading', { name: 'No matching products' }).waitFor();
  await page.getByRole('link', { name: 'Clear search' }).click();

  await page.setViewportSize(screenSizes.desktop.viewport);
  // Cancel has the focus, so Enter alone deletes nothing.
  await page.getByRole('button', { name: 'Delete Tea' }).click();
  await sees(question, 'Are you sure you want to delete "Tea"? This action cannot be undone.');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Delete Tea' }).click();
  await page.route('**/products.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await sees(question, 'We couldn’t delete the product: no connection.');
  await page.unroute('**/products.data*');
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const routes = searchParams.get('_routes') ?? '';
    // The layout around the page is requested separately.
    if (pathname.endsWith('/products.data') && routes.includes('products')) loads.push(routes);
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Product deleted successfully!');
  await expect.poll(() => page.locator('.product-row').count()).toBe(2);
  await expectFocusOn(page, 'product-list');
  expect(loads).toEqual(['/:country/products']);
});

walk('a CSV file is previewed before it is imported', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  await signUpOnPage(page);
  await openScreen(page, '/us/products');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const template = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Download Template' }).first().click(),
  );
  expect(template.name).toBe('products-template.csv');
  expect(new TextDecoder().decode(template.bytes)).toContain('id,product/service,price,tax\r\n');

  await press(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByLabel('Choose a file');
  expect(scripts.filter((url) => url.includes('parse-csv'))).toEqual([]);
  const refusals: [Buffer | string, string][] = [
    ['x'.repeat(1024 * 1024 + 1), 'File size must be less than 1MB'],
    [Buffer.from(`\ufeffname\n${'中'.repeat(524_000)}`, 'utf16le'), 'File content is too large'],
    ['id,product/service,price,tax\r\n', 'File is empty or invalid'],
    [
      `name\n${'Tea\n'.repeat(1001)}`,
      'Too many rows. Maximum 1000 products can be imported at once',
    ],
    ['name,price\n,5\n', 'No valid products found in file'],
    ['name,price\n"Tea,5\n', 'Error reading file. Please check the format.'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'Error reading file. Please check the format.'],
  ];
  for (const [content, message] of refusals) {
    await choose.setInputFiles(csvFile(content));
    await sees(dialog.getByRole('alert'), message);
  }

  // The template itself, dropped: everything as it is.
  const dropped = { files: [new File([Uint8Array.from(template.bytes)], template.name)] };
  await dialog
    .getByText('Drop a CSV file here, or')
    .dispatchEvent('drop', { dataTransfer: dropped });
  await sees(dialog, '2 products will be imported');
  await press(page, 'Choose another file');

  const file =
    '\ufeffАртикул;Товар/услуга;Цена;НДС\r\n' +
    'A-1;"Чай; зелёный\r\nлистовой";1.234,50;20\r\n' +
    ';;5;0\r\n' +
    "'=1+1;<img src=x onerror=alert(1)>;дорого;200\r\n" +
    ';\r\n';
  await choose.setInputFiles(csvFile(file, 'товары.csv'));
  await sees(dialog, '2 products will be imported. Nothing has been saved yet.', '1 row skipped');
  await sees(dialog, 'Row 3: Missing name', 'Row 4: Angle brackets removed from the name');
  await sees(
    dialog,
    'Row 4: Price “дорого” set to 0. Enter a price of at least 0 and less than 1,000,000,000',
  );
  await expectRows(page);

  // A failing server loses nothing, and rows whose response was lost are saved only once.
  await page.route('**/api/products-import', (route) => route.abort());
  await press(page, 'Import 2 products');
  await sees(
    dialog,
    'We couldn’t import the products: no connection. You don’t need to choose the file again.',
  );
  await page.unroute('**/api/products-import');
  await page.route('**/api/products-import', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: { error: 'our database isn’t responding' } });
  });
  await press(page, 'Try again');
  await sees(dialog, 'We couldn’t import the products: our database isn’t responding.');
  await page.unroute('**/api/products-import');
  await press(page, 'Try again');
  await sees(page, '2 products imported successfully!');
  const rows = [
    'A-1 | Чай; зелёный листовой | $1,234.50 | 20% tax',
    '=1+1 | img src=x onerror=alert(1) | $0.00 | 0% tax',
  ];
  await expectRows(page, ...rows);
  await expectFocusOn(page, 'product-list');

  const csv = await downloadBy(page, () => press(page, 'Export CSV'));
  expect(Buffer.from(csv.bytes).toString()).toBe(
    '\ufeffid,product/service,price,tax,unit\r\n' +
      'A-1,"Чай; зелёный листовой",1234.50,20,\r\n' +
      "'=1+1,img src=x onerror=alert(1),0.00,0,\r\n",
  );
  await press(page, 'Import CSV');
  await choose.setInputFiles(csvFile(Buffer.from(csv.bytes)));
  await press(page, 'Import 2 products');
  await expectRows(page, ...rows, ...rows);
});

walk('a thousand products are imported on a phone and stay fast', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  await signUpOnPage(page);
  await openScreen(page, '/ca/products');
  await press(page, 'Import CSV');
  const lines = Array.from({ length: 1000 }, (_, at) => `P-${at},Product ${at},${at}.5,5`);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles(csvFile(['id,name,price,tax', ...lines].join('\n')));
  await sees(dialog, '1,000 products will be imported. Nothing has been saved yet.');
  await press(page, 'Show all 1,000');
  await press(page, 'Import 1,000 products');
  await sees(page, '1000 products imported successfully!', '1,000 products');
  await expect.poll(() => page.locator('.product-row').count()).toBe(50);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect.poll(() => page.locator('.product-row').count()).toBe(100);
  expect((await rowsOf(page))[99]).toBe('P-99 | Product 99 | C$99.50 | 5% tax');
  await page.getByLabel('Search products').fill('P-777');
  await expectRows(page, 'P-777 | Product 777 | C$777.50 | 5% tax');
});

walk('an import without a response is sent again and saved once', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  await signUpOnPage(page);
  await page.clock.install();
  await openScreen(page, '/us/products');
  await press(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file').setInputFiles(csvFile('name,price\nTea,4\nMilk,2\n'));
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/products-import')) keys.push(request.postDataJSON().key);
  });
  // The server saves the rows and responds; only the response is delayed.
  let isKept = () => {};
  const kept = new Promise<void>((resolve) => {
    isKept = resolve;
  });
  await page.route('**/api/products-import', async (route) => {
    await route.fetch();
    isKept();
  });
  await press(page, 'Import 2 products');
  await kept;
  await sees(dialog, '100%');
  await page.clock.fastForward(60_000);
  await sees(dialog.getByRole('alert'), 'We haven’t received a response.');
  expect(await dialog.getByText('Nothing has been saved yet.').count()).toBe(0);
  await page.unroute('**/api/products-import');
  await page.route('**/api/products-import', (route) => route.abort());
  await press(page, 'Try again');
  await sees(
    dialog.getByRole('alert'),
    'We couldn’t confirm the import: no connection. Your products may',
  );
  expect(await dialog.getByText('Nothing has been saved yet.').count()).toBe(0);
  await page.unroute('**/api/products-import');
  await press(page, 'Try again');
  await sees(page, '2 products imported successfully!');
  await expectRows(page, ' | Tea | $4.00 | 0% tax', ' | Milk | $2.00 | 0% tax');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

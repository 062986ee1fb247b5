import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';

const { libsqlUrl } = inject('product');

walk(
  'a FreshBooks file is previewed, imported with its numbers, and adds nothing the second time',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    const run = (sql: string, args: (string | number)[] = []) =>
      openDatabase({ url: libsqlUrl }).$client.execute({ sql, args });
    const ofUser = '(SELECT id FROM users WHERE email = ?)';
    const choose = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });

    await openSettings(page, '/us/settings');
    await page.getByRole('link', { name: 'Import from a file' }).click();
    await page.getByRole('heading', { name: 'Import', exact: true }).waitFor();
    await sees(page, 'Your business name, email and address appear on every invoice.');

    await choose('photo.csv', 'something\n1\n');
    await sees(page, 'We don’t recognize the column headers in this file.');

    await run(
      `UPDATE user_settings SET business_name = 'Wren Studio', email = 'studio@wren.example', address = '1 Mill Lane', country = 'Canada' WHERE user_id = ${ofUser}`,
      [member.email],
    );
    await openScreen(page, '/ca/import');
    await choose('freshbooks-clients.csv', importFiles.freshBooksClients);
    await sees(page, 'Clients from FreshBooks. Nothing has been saved yet.', '2 new clients');
    await sees(page, 'Row 4: Invalid email address');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await sees(page, '2 clients imported');
    await page.getByRole('button', { name: 'Import another file' }).click();

    // The free plan has room for three of the four.
    const broken = importFiles.freshBooks.replace('2.00000000', 'two');
    await choose('freshbooks.csv', broken);
    await sees(page, 'Invoices from FreshBooks. Nothing has been saved yet.', '3 new invoices');
    await sees(page, 'Row 4, 0000042: “two” isn’t a number');
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose('freshbooks.csv', importFiles.freshBooks);
    await sees(page, '4 new invoices', 'Your plan has room for 3 more invoices.');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await sees(page, '3 invoices imported', '1 skipped');
    await sees(page, 'Your plan has no room for more invoices, so we skipped the rest.');

    await run(
      `UPDATE user_settings SET invoice_limit = -1, subscription_status = 'active' WHERE user_id = ${ofUser}`,
      [member.email],
    );
    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose('freshbooks.csv', importFiles.freshBooks);
    await sees(page, '1 new invoice', '3 already exist and won’t change');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await sees(page, '1 invoice imported');

    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose('freshbooks.csv', importFiles.freshBooks);
    await sees(page, '4 already exist and won’t change');
    expect(await page.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0);

    const { rows } = await run(
      `SELECT id, invoice_number AS number, status, total FROM invoices WHERE user_id = ${ofUser} ORDER BY invoice_number`,
      [member.email],
    );
    expect(rows.map(({ number, status, total }) => [number, status, total])).toEqual([
      ['0000041', 'paid', 118421],
      ['0000042', 'unpaid', 18396],
      ['0000043', 'unpaid', 45000],
      ['0000044', 'void', 9198],
    ]);
    await openScreen(page, `/view-invoice/${rows[0]?.id}`);
    await sees(page, 'Imported from FreshBooks on');
    await openScreen(page, '/ca/invoices');
    await sees(page, '0000041', '0000043');

    // The page asks about ambiguous dates, and about the currency that the file doesn't name.
    await openScreen(page, '/ca/import');
    const xero = importFiles.xero.split('\n').slice(0, 3).join('\n').replaceAll(',GBP,', ',,');
    await choose('xero.csv', xero);
    const order = page.getByLabel('Which date format is 03/04/2026 in?');
    await order.waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(page, 'Select an option. We need your answer to read the file.');
    await order.selectOption('DMY');
    await page.getByLabel('Which currency are the amounts in?').selectOption('GBP');
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(
      page,
      'Invoices from Xero. Nothing has been saved yet.',
      '1 new invoice',
      '1 new client',
    );

    // The user maps column headers in another language.
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(
      'factures.csv',
      'Numéro,Fait le,Pour qui,Article,Montant unitaire,Combien\nF-1,2026-01-28,Boulangerie,Dessin,10.50,2\n',
    );
    await page.getByLabel('What does this file contain?').selectOption('Invoices');
    for (const [column, heading] of [
      ['invoice number', 'Numéro (F-1)'],
      ['invoice date', 'Fait le (2026-01-28)'],
      ['client name', 'Pour qui (Boulangerie)'],
      ['quantity', 'Combien (2)'],
      ['item description', 'Article (Dessin)'],
    ] as const) {
      await page.getByLabel(`Which column has the ${column}?`).selectOption(heading);
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(page, 'Select an option. We need your answer to read the file.');
    await page
      .getByLabel('Which column has the unit price?')
      .selectOption('Montant unitaire (10.50)');
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(page, 'Invoices from another source. Nothing has been saved yet.', '1 new invoice');
    await page.getByRole('button', { name: 'Change answers' }).click();
    await page.getByLabel('Which column has the unit price?').selectOption('Combien (2)');
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(page, 'Invoices from another source. Nothing has been saved yet.', '1 new invoice');
  },
);

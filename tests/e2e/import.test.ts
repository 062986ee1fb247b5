import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'an export of one account is imported into another, and then a table',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpOnPage(page);
    await saveInvoice(member, { invoiceNumber: 'OLD-7' });
    await openScreen(page, '/us/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const buffer = readFileSync(await download.path());

    const other = await openPage('desktop');
    const newcomer = await signUpOnPage(other);
    await openScreen(other, '/us/import');
    const choose = (name: string, bytes: Buffer, mimeType = 'application/zip') =>
      other.locator('input[type=file]').setInputFiles({
        name,
        mimeType,
        buffer: bytes,
      });
    await choose('cut.zip', buffer.subarray(0, 500));
    await sees(other, 'This .zip file isn’t a data export, or it’s damaged.');
    await choose('billwren-data.zip', buffer);
    await sees(other, 'Your data export. Nothing has been saved yet.', '1 new invoice');
    await expectNoBarrierHere(other, 'import-export');
    await other.getByRole('button', { name: 'Import', exact: true }).click();
    await sees(other, 'Import complete');
    await other.getByRole('link', { name: 'Go to invoices' }).click();
    await sees(other, 'OLD-7');

    await openDatabase({ url: inject('product').libsqlUrl }).$client.execute({
      sql: `UPDATE user_settings SET business_name = 'Wren Studio', email = 'studio@wren.example',
      address = '1 Mill Lane', country = 'Canada'
      WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
      args: [newcomer.email],
    });
    await openScreen(other, '/ca/import');
    const chooseTable = (text: string) => choose('freshbooks.csv', Buffer.from(text), 'text/csv');
    const press = (name: string) => other.getByRole('button', { name, exact: true }).click();
    await chooseTable('something\n1\n');
    await sees(other, 'We don’t recognize the column headers in this file.');
    // One of the free plan's three invoices was restored.
    await chooseTable(importFiles.freshBooks);
    await sees(other, '4 new invoices', 'Your plan has room for 2 more invoices.');
    await press('Import');
    await sees(other, '2 invoices imported', '2 skipped');
    await sees(other, 'Your plan has no room for more invoices, so we skipped the rest.');
    await press('Import another file');
    await chooseTable(importFiles.freshBooks);
    await sees(other, '2 already exist and won’t change');
  },
);

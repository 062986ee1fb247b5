import { readFileSync } from 'node:fs';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey('an export of one account is imported into another', async ({ openPage }) => {
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
  await signUpOnPage(other);
  await openScreen(other, '/us/import');
  const choose = (name: string, bytes: Buffer) =>
    other.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/zip',
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
});

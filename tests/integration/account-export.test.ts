import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { copyInvoice } from '#tests/support/large-account.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { openScreen, readDownload, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

walk(
  'the data of more than 500 invoices is exported in several files, and resumes where it stopped',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/503/] });
    const member = await signUpOnPage(page);
    const invoiceId = await saveInvoice(member, { invoiceNumber: 'FIRST' });
    await copyInvoice(openDatabase({ url: inject('product').libsqlUrl }), invoiceId, 500);
    await openScreen(page, '/us/settings');
    await page.route('**/api/account-export', async (route) => {
      const isFurther = String(route.request().postData()).includes('further');
      if (!isFurther) return route.continue();
      return route.fulfill({ status: 503, json: { error: 'Please wait.', code: 'export-failed' } });
    });
    const press = (name: string) => page.getByRole('button', { name }).click();
    const [first] = await Promise.all([page.waitForEvent('download'), press('Download my data')]);
    await sees(page, "We couldn't download your data: Please wait.");
    await sees(page, 'The download stopped at part 2 of 2.');
    await page.unroute('**/api/account-export');
    const [second] = await Promise.all([
      page.waitForEvent('download'),
      press('Continue with part 2'),
    ]);
    await sees(page, 'Your data has been downloaded in 2 files.');
    const files = [await readDownload(first), await readDownload(second)];
    expect(files.map(({ name }) => name.replace(/^.*-part-/, ''))).toEqual(['1.zip', '2.zip']);
    const names = files.map(({ bytes }) => readZip(bytes).map(({ name }) => name));
    expect(names.map((each) => each.filter((name) => name.endsWith('.pdf')).length)).toEqual([
      500, 1,
    ]);
  },
);

walk('Stop gets the focus of the button that it replaces, and returns it', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/us/settings');
  await page.route('**/api/account-export', () => undefined);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Download my data' }).focus();
  for (const next of ['Stop', 'Download my data']) {
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(next);
    // The form's own, which is reachable from anywhere on the page.
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(1);
  }
});

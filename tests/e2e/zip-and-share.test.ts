import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { downloadBy, openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'invoices are downloaded as an archive, and one is shared in a new tab',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/status of 503/] });
    const seller = await signUpOnPage(page);
    const ids: string[] = [];
    for (const [at, invoiceNumber] of ['Z/1', 'Z:1', 'Zoë 3'].entries()) {
      const invoiceDate = `2026-03-0${at + 1}`;
      ids.push(await saveInvoice(seller, { invoiceNumber, invoiceDate, dueDate: '2099-01-01' }));
    }
    await openScreen(page, '/us/invoices?from=2026-03-01&to=2026-03-31');
    const download = () => page.getByRole('button', { name: 'Download', exact: true }).click();
    const zipPath = '**/api/invoices-zip';
    const error = { error: 'Something went wrong. Try again.', code: 'zip-failed' };
    await page.route(zipPath, (route) => route.fulfill({ status: 503, json: error }));
    await page.getByRole('checkbox', { name: 'Select all on page' }).check();
    await download();
    await sees(page, 'Error creating archive: Something went wrong. Try again.');
    await page.unroute(zipPath);

    await page.route(zipPath, () => undefined, { times: 1 });
    await download();
    await page.getByRole('progressbar', { name: /Creating archive/ }).waitFor();
    await sees(page, '0 of 3');
    // Still available when the list is empty.
    await page.getByRole('searchbox').fill('not listed');
    await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
    // The selection stays, so that another click starts again.
    const { name, bytes } = await downloadBy(page, download);
    await sees(page, '3 invoice(s) downloaded in archive');
    expect(name).toBe('invoices_2026-03-01_2026-03-31.zip');
    // The newest comes first in the list, and so in the archive.
    const pdfs = readZip(bytes).filter((file) => file.name.endsWith('.pdf'));
    expect(pdfs.map((file) => file.name)).toEqual(['Zoë 3.pdf', 'Z_1.pdf', 'Z_1 (2).pdf']);

    const opened = ahead(page.waitForEvent('popup'));
    const isPdf = (url: string) => url.endsWith(`/view-invoice/${ids[0]}/pdf?inline=true`);
    const context = page.context();
    const answered = ahead(context.waitForEvent('response', (answer) => isPdf(answer.url())));
    // Not the tab's final URL: a browser without a PDF viewer downloads the file instead.
    const led = ahead(
      context.waitForEvent('request', (ask) => ask.isNavigationRequest() && isPdf(ask.url())),
    );
    await page.getByRole('button', { name: 'More actions for Z/1' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await opened;
    await sees(page, 'Opening PDF in new tab');
    const disposition = (await (await answered).headerValue('content-disposition')) ?? '';
    expect(disposition).toMatch(/^inline; filename="Z_1-2026-03-01\.pdf"/);
    await led;
  },
);

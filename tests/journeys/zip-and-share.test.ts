import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

const numbers = ['Z/1', 'Z:1', 'Zoë 3'];

/** The list of a new seller who has three invoices, and their ids. */
async function openList(page: Page, query = ''): Promise<{ seller: Member; ids: string[] }> {
  const seller = await signUpOnPage(page);
  const ids: string[] = [];
  for (const [at, invoiceNumber] of numbers.entries()) {
    const invoiceDate = `2026-03-0${at + 1}`;
    ids.push(await saveInvoice(seller, { invoiceNumber, invoiceDate, dueDate: '2099-01-01' }));
  }
  await openScreen(page, `/us/invoices${query}`);
  return { seller, ids };
}
const download = (page: Page) =>
  page.getByRole('button', { name: 'Download', exact: true }).click();

describe('several invoices as one archive', () => {
  journey('shows its progress and can be cancelled', async ({ openPage }) => {
    const page = await openPage('phone');
    await openList(page);
    const held: (() => void)[] = [];
    await page.route('**/api/invoices-zip', (route) => {
      held.push(() => route.continue().catch(() => undefined));
    });
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await page.getByRole('checkbox', { name: 'Select Zoë 3' }).check();
    await page.getByRole('checkbox', { name: 'Select Z/1' }).check();
    await download(page);
    await page.getByRole('progressbar', { name: /Creating archive/ }).waitFor();
    await sees(page, '0 of 2');
    // Still in reach where the list has nothing to show.
    await page.getByRole('searchbox').fill('not listed');
    await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
    for (const release of held) release();
    // The selection is kept, so that another press begins again.
    await page.unroute('**/api/invoices-zip');
    await download(page);
    await sees(page, '2 invoice(s) downloaded in archive');
    await expect.poll(() => downloads).toBe(1);
  });
});

describe('sharing a PDF', () => {
  const share = async (page: Page, number = 'Z/1') => {
    await page.getByRole('button', { name: `More for ${number}` }).click();
    await page.getByRole('button', { name: 'Share' }).click();
  };

  journey('opens it in a new tab where files cannot be shared', async ({ openPage }) => {
    const page = await openPage('desktop');
    const { ids } = await openList(page);
    const opened = ahead(page.waitForEvent('popup'));
    const answered = ahead(
      page
        .context()
        .waitForEvent('response', (answer) => answer.url().endsWith('/pdf?inline=true')),
    );
    await share(page);
    const tab = await opened;
    await sees(page, 'Opening PDF in new tab');
    const disposition = (await (await answered).headerValue('content-disposition')) ?? '';
    expect(disposition).toMatch(/^inline; filename="Z_1-2026-03-01\.pdf"/);
    await expect.poll(() => tab.url()).toContain(`/view-invoice/${ids[0]}/pdf?inline=true`);
  });

  journey('hands the file to the share sheet where it can', async ({ openPage }) => {
    const page = await openPage('phone');
    await page.addInitScript(() => {
      const share = async ({ files = [] }: ShareData) => {
        const [file] = files;
        document.title = `${file?.name} ${file?.type} ${file && file.size > 1000}`;
      };
      Object.assign(Navigator.prototype, { canShare: () => true, share });
    });
    await openList(page);
    await share(page, 'Zoë 3');
    await expect.poll(() => page.title()).toBe('Zoë 3-2026-03-03.pdf application/pdf true');
  });
});

// @covers invoices-2.24 invoices-2.25 invoices-9.6

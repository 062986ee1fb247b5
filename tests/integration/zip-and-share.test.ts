import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { openScreen, readDownload, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

const numbers = ['Z/1', 'Z:1', 'Zoë 3'];

/** The invoice list of a new seller with three invoices, and the invoices' ids. */
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

async function singlePdf(seller: Member, id: string): Promise<Buffer> {
  const answer = await seller.get(`/view-invoice/${id}/pdf`);
  return Buffer.from(await answer.arrayBuffer());
}

const selectAll = (page: Page) =>
  page.getByRole('checkbox', { name: 'Select all on page' }).check();
const download = (page: Page) =>
  page.getByRole('button', { name: 'Download', exact: true }).click();

describe('several invoices as one archive', () => {
  walk('shows its progress and can be cancelled', async ({ openPage }) => {
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
    // Still available when the list is empty.
    await page.getByRole('searchbox').fill('not listed');
    await page.getByRole('heading', { name: 'No matching invoices' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('');
    for (const release of held) release();
    // The selection stays, so that another click starts again.
    await page.unroute('**/api/invoices-zip');
    await download(page);
    await sees(page, '2 invoice(s) downloaded in archive');
    await expect.poll(() => downloads).toBe(1);
  });

  walk('contains exactly the bytes of the single PDFs', async ({ openPage }) => {
    const page = await openPage('desktop');
    const { seller, ids } = await openList(page, '?from=2026-03-01&to=2026-03-31');
    await selectAll(page);
    const [archive] = await Promise.all([page.waitForEvent('download'), download(page)]);
    await sees(page, '3 invoice(s) downloaded in archive');
    const { name, bytes } = await readDownload(archive);
    expect(name).toBe('invoices_2026-03-01_2026-03-31.zip');
    // Each has its e-invoice next to it.
    const files = readZip(bytes).filter((file) => file.name.endsWith('.pdf'));
    // The newest comes first in the list, and so in the archive.
    expect(files.map((file) => file.name)).toEqual(['Zoë 3.pdf', 'Z_1.pdf', 'Z_1 (2).pdf']);
    for (const [at, id] of [...ids].reverse().entries()) {
      const file = files[at]?.bytes ?? Buffer.of();
      expect(Buffer.compare(file, await singlePdf(seller, id))).toBe(0);
      expect(readPdf(file).text).toContain([...numbers].reverse()[at]);
    }
  });

  walk('shows why there is none', async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/503/] });
    await openList(page);
    await page.route('**/api/invoices-zip', (route) =>
      route.fulfill({ status: 503, json: { error: 'Please try again.', code: 'zip-failed' } }),
    );
    await selectAll(page);
    await download(page);
    await sees(page, 'Error creating archive: Please try again.');
  });
});

describe('sharing a PDF', () => {
  const share = async (page: Page, number = 'Z/1') => {
    await page.getByRole('button', { name: `More actions for ${number}` }).click();
    await page.getByRole('button', { name: 'Share' }).click();
  };

  walk('shows an error', async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/503/] });
    await openList(page);
    await page.route('**/pdf?inline=true', (route) =>
      route.fulfill({ status: 503, json: { error: 'Failed to generate PDF', code: 'pdf-failed' } }),
    );
    await share(page);
    await sees(page, 'Error sharing PDF: Failed to generate PDF');
  });

  walk('passes the file to the share sheet where possible', async ({ openPage }) => {
    const shared: File[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void shared.push(...files),
    });
    onTestFinished(() => {
      for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
    });
    const page = await openPage('phone');
    await openList(page);
    await share(page, 'Zoë 3');
    await expect.poll(() => shared.length).toBe(1);
    expect(shared[0]).toMatchObject({ name: 'Zoë 3-2026-03-03.pdf', type: 'application/pdf' });
    expect(shared[0]?.size).toBeGreaterThan(1000);
  });
});

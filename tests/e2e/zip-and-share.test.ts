import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
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

describe('sharing a PDF', () => {
  const share = async (page: Page, number = 'Z/1') => {
    await page.getByRole('button', { name: `More actions for ${number}` }).click();
    await page.getByRole('button', { name: 'Share' }).click();
  };

  journey('opens it in a new tab where files cannot be shared', async ({ openPage }) => {
    const page = await openPage('desktop');
    const { ids } = await openList(page);
    const opened = ahead(page.waitForEvent('popup'));
    const isPdf = (url: string) => url.endsWith(`/view-invoice/${ids[0]}/pdf?inline=true`);
    const context = page.context();
    const answered = ahead(context.waitForEvent('response', (answer) => isPdf(answer.url())));
    // Not the tab's final URL: a browser without a PDF viewer downloads the file instead.
    const led = ahead(
      context.waitForEvent('request', (ask) => ask.isNavigationRequest() && isPdf(ask.url())),
    );
    await share(page);
    await opened;
    await sees(page, 'Opening PDF in new tab');
    const disposition = (await (await answered).headerValue('content-disposition')) ?? '';
    expect(disposition).toMatch(/^inline; filename="Z_1-2026-03-01\.pdf"/);
    await led;
  });
});

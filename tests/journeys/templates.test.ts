import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import { journey } from '#tests/support/browser.ts';
import { rasterize } from '#tests/support/read-pdf.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const accent = [31, 91, 69];

const choice = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });

const sheet = (page: Page, template: InvoiceTemplate) =>
  page.locator(`article[data-template="${template}"]`);

/** The colour of the upper left corner of the PDF at an address: Modern's band reaches into it. */
async function cornerOfPdf(page: Page, address: string): Promise<number[]> {
  const answer = await page.request.get(`${address}/pdf`);
  return rasterize(new Uint8Array(await answer.body()))(4, 4);
}

async function saveAndView(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).first().click();
  // It has scrolled to the invoice by then: a press meanwhile may miss.
  await page.waitForURL(/\/us\/invoices$/);
  await page.getByRole('link', { name: 'View INV-001' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-001' }).waitFor();
  return new URL(page.url()).pathname;
}

async function preview(page: Page, template: InvoiceTemplate) {
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await sheet(page, template).waitFor();
  await page.keyboard.press('Escape');
}

journey('a look is chosen by keyboard, saved and read back', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  expect(await choice(page, 'Classic').isChecked()).toBe(true);
  await choice(page, 'Classic').focus();
  await page.keyboard.press('ArrowRight');
  expect(await choice(page, 'Modern').isChecked()).toBe(true);
  await preview(page, 'modern');
  const view = await saveAndView(page, 'Save Invoice');
  await sheet(page, 'modern').waitFor();
  expect(await cornerOfPdf(page, view)).toEqual(accent);

  const id = view.split('/').at(-1);
  await openScreen(page, `/us/create-invoice?edit=${id}`);
  expect(await choice(page, 'Modern').isChecked()).toBe(true);
  await page.getByText('Dense, for long lists').click();
  await saveAndView(page, 'Save Changes');
  await sheet(page, 'compact').waitFor();
  expect(await cornerOfPdf(page, view)).toEqual([255, 255, 255]);

  await openScreen(page, `/us/create-invoice?clone=${id}`);
  expect(await choice(page, 'Compact').isChecked()).toBe(true);
});

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { rasterize } from '#tests/support/read-pdf.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import type { Member } from '#tests/support/visitor.ts';

const { libsqlUrl } = inject('product');

const choice = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });

const sheet = (page: Page, template: InvoiceTemplate) =>
  page.locator(`article[data-template="${template}"]`);

/** Opens the choice of templates, which names the chosen one. */
const unfold = (page: Page, chosen: string) => page.locator('summary', { hasText: chosen }).click();

async function preview(page: Page, template: InvoiceTemplate) {
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await sheet(page, template).waitFor();
  await page.keyboard.press('Escape');
}

walk('a new invoice starts with the template of the settings, on a phone', async ({ openPage }) => {
  const page = await openPage('phone');
  const { email } = await signUpOnPage(page);
  const db = openDatabase({ url: libsqlUrl });
  await db.$client.execute({
    sql: "UPDATE user_settings SET template = 'compact' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    args: [email],
  });
  await openScreen(page, '/us/create-invoice');
  await unfold(page, 'Compact');
  expect(await choice(page, 'Compact').isChecked()).toBe(true);
  await typeInvoice(page, plainInvoice);
  await preview(page, 'compact');
  await page.getByText('Bold, with a band of green').tap();
  await preview(page, 'modern');
});

const accent = [31, 91, 69];

/** The color in the upper left corner of an invoice's PDF, where Modern has its band. */
async function cornerOfPdf(member: Member, address: string): Promise<number[]> {
  const answer = await member.get(`${address}/pdf`);
  return rasterize(new Uint8Array(await answer.arrayBuffer()))(4, 4);
}

async function saveAndView(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForURL(/\/us\/invoices$/);
  await page.getByRole('link', { name: 'View INV-001' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-001' }).waitFor();
  return new URL(page.url()).pathname;
}

walk('a template is chosen, saved and loaded', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  expect(await choice(page, 'Classic').isChecked()).toBe(true);
  // Radios with the same name, so a browser's arrow keys move between them.
  expect(await page.locator('input[type=radio][name=template]').count()).toBe(3);
  await choice(page, 'Modern').click();
  await preview(page, 'modern');
  const view = await saveAndView(page, 'Save Invoice');
  await sheet(page, 'modern').waitFor();
  expect(await cornerOfPdf(member, view)).toEqual(accent);

  const id = view.split('/').at(-1);
  await openScreen(page, `/us/create-invoice?edit=${id}`);
  await unfold(page, 'Modern');
  expect(await choice(page, 'Modern').isChecked()).toBe(true);
  await page.getByText('Dense, for long lists').click();
  await saveAndView(page, 'Save Changes');
  await sheet(page, 'compact').waitFor();
  expect(await cornerOfPdf(member, view)).toEqual([255, 255, 255]);

  await openScreen(page, `/us/create-invoice?clone=${id}`);
  await unfold(page, 'Compact');
  expect(await choice(page, 'Compact').isChecked()).toBe(true);
});

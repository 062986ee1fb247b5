import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import { openDatabase } from '#db/client.server.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { walk } from '#tests/support/walk.ts';

const { libsqlUrl } = inject('product');

const choice = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });

const sheet = (page: Page, template: InvoiceTemplate) =>
  page.locator(`article[data-template="${template}"]`);

async function preview(page: Page, template: InvoiceTemplate) {
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await sheet(page, template).waitFor();
  await page.keyboard.press('Escape');
}

walk('a new invoice begins with the look of the settings, on a phone', async ({ openPage }) => {
  const page = await openPage('phone');
  const { email } = await signUpOnPage(page);
  const db = openDatabase({ url: libsqlUrl });
  await db.$client.execute({
    sql: "UPDATE user_settings SET template = 'compact' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    args: [email],
  });
  await openScreen(page, '/us/create-invoice');
  await sees(page, 'How this invoice looks on screen and as a PDF.');
  expect(await choice(page, 'Compact').isChecked()).toBe(true);
  await typeInvoice(page, plainInvoice);
  await preview(page, 'compact');
  await page.getByText('Bold, with a band of green').tap();
  await preview(page, 'modern');
});

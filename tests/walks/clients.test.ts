import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { expectFocusOn, openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { walk } from '#tests/support/walk.ts';

const failedRequest = [/Failed to load resource/, /SyntaxError/];
const listPath = '/us/clients';

const dialogOf = (page: Page) => page.getByRole('dialog');
const questionOf = (page: Page) => page.getByRole('alertdialog');

async function addClient(page: Page, name: string, fields: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Add Client' }).click();
  await field(dialogOf(page), 'Name').fill(name);
  for (const [label, text] of Object.entries(fields)) await field(dialogOf(page), label).fill(text);
  await dialogOf(page).getByRole('button', { name: 'Add Client' }).click();
}

walk('a client’s page shows their invoices and what they owe', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const member = await signUpOnPage(page);
  await openScreen(page, listPath);
  await addClient(page, 'Kite GmbH', { Email: 'kasse@kite.example', Address: 'Am Ufer 3' });
  await sees(page, 'Client added successfully!');
  const ids = await fillList(inject('product').libsqlUrl, member, [
    { invoice_number: 'K-1', total: 10_050, invoice_date: '2026-01-10', due_date: '2099-01-01' },
    { invoice_number: 'K-3', total: 900, invoice_date: '2026-03-10', currency: 'JPY' },
    { invoice_number: 'K-2', total: 5000, invoice_date: '2026-02-10', status: 'paid' },
  ]);
  const { $client } = openDatabase({ url: inject('product').libsqlUrl });
  const sql = `UPDATE invoices SET client_id = (SELECT id FROM clients WHERE user_id = invoices.user_id)
    WHERE id IN (${ids.map(() => '?').join()})`;
  await $client.execute({ sql, args: ids });

  await page.getByRole('link', { name: 'Kite GmbH' }).click();
  await page.getByRole('heading', { name: 'Kite GmbH', level: 1 }).waitFor();
  await sees(page, 'kasse@kite.example', 'Am Ufer 3', '3 invoices');
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['K-3', 'K-2', 'K-1']);
  await sees(page.getByRole('definition'), '$100.50', '$50.00', '¥900');

  const row = page.getByRole('row', { name: /K-1/ });
  await row.getByTitle('Mark as paid').click();
  await sees(page, 'Invoice marked as paid!');
  await sees(page.getByRole('definition'), '$150.50', '$0.00');

  await page.setViewportSize(screenSizes.phone.viewport);
  await row.getByTitle('Mark as unpaid').click();
  await sees(page.getByRole('definition'), '$100.50', '$50.00');

  await page.getByRole('button', { name: 'Edit' }).click();
  await field(dialogOf(page), 'Phone').fill('030 1234');
  await page.keyboard.press('Enter');
  await sees(page, 'Client updated successfully!', '030 1234');

  // A client that is gone leads back to the list, with a word.
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Delete' }).click();
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Kite GmbH deleted successfully!');
  await page.getByRole('heading', { name: 'No clients yet' }).waitFor();
  await expectFocusOn(page, 'main');
  await openScreen(page, path);
  await sees(page, 'Client not found');
  await page.waitForURL(new RegExp(`${listPath}$`));
  // Its invoices stay as they were.
  const { rows } = await $client.execute({
    sql: `SELECT client_id, client_name FROM invoices WHERE id IN (${ids.map(() => '?').join()})`,
    args: ids,
  });
  expect(rows.map((each) => each.client_id)).toEqual([null, null, null]);
  for (const each of rows) expect(each.client_name).not.toBe('');
});

// @covers invoices-2.28 invoices-2.29 invoices-2.30 platform-1.2

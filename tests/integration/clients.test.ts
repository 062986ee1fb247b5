import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { walk } from '#tests/support/journey.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { downloadBy, expectFocusOn, openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const failedRequest = [/Failed to load resource/, /SyntaxError/];
const listPath = '/us/clients';

const dialogOf = (page: Page) => page.getByRole('dialog');
const questionOf = (page: Page) => page.getByRole('alertdialog');

/** Waits until the list shows exactly these clients, in this order. */
const expectCards = (page: Page, ...names: string[]) =>
  expect.poll(() => page.locator('.client-card h2').allInnerTexts()).toEqual(names);

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
  await sees(page.getByRole('definition'), '$100.50', '$50.00', '¥900 JPY');

  const row = page.getByRole('row', { name: /K-1/ });
  await row.getByTitle('Mark as paid').click();
  await sees(page, 'Invoice marked as paid!');
  await sees(page.getByRole('definition'), '$150.50');

  await page.setViewportSize(screenSizes.phone.viewport);
  await row.getByTitle('Mark as unpaid').click();
  await sees(page.getByRole('definition'), '$100.50', '$50.00');

  await page.getByRole('button', { name: 'Edit' }).click();
  await field(dialogOf(page), 'Phone').fill('030 1234');
  await page.keyboard.press('Enter');
  await sees(page, 'Client updated successfully!', '030 1234');

  // A deleted client leads back to the list, with a message.
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Delete' }).click();
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Kite GmbH deleted successfully!');
  await page.getByRole('heading', { name: 'No clients yet' }).waitFor();
  await expectFocusOn(page, 'main');
  await openScreen(page, path);
  await sees(page, 'Client not found');
  await page.waitForURL(new RegExp(`${listPath}$`));
  // Its invoices don't change.
  const { rows } = await $client.execute({
    sql: `SELECT client_id, client_name FROM invoices WHERE id IN (${ids.map(() => '?').join()})`,
    args: ids,
  });
  expect(rows.map((each) => each.client_id)).toEqual([null, null, null]);
  for (const each of rows) expect(each.client_name).not.toBe('');
});

walk('clients added on a phone are edited and deleted on a wide screen', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  await signUpOnPage(page);
  await openScreen(page, listPath);
  await page.getByRole('heading', { name: 'No clients yet' }).waitFor();

  // Invalid input shows an error; a lost connection loses nothing; a second click adds no second
  // client.
  await page.getByRole('button', { name: 'Add Client' }).click();
  await dialogOf(page).getByRole('button', { name: 'Add Client' }).click();
  await sees(dialogOf(page), 'Name is required');
  await page.keyboard.type('Finch & Sons');
  await field(dialogOf(page), 'Email').fill('finch');
  await page.keyboard.press('Enter');
  await sees(dialogOf(page), 'Invalid email address');
  await field(dialogOf(page), 'Email').fill('post@finch.example');
  await field(dialogOf(page), 'Address').fill('2 High Street\nSpringfield');
  await page.context().setOffline(true);
  await dialogOf(page).getByRole('button', { name: 'Add Client' }).click();
  await sees(
    dialogOf(page),
    'We couldn’t save the client: no connection. Nothing you entered is lost.',
  );
  await page.context().setOffline(false);
  await dialogOf(page).getByRole('button', { name: 'Add Client' }).dblclick();
  await sees(page, 'Client added successfully!');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await expectFocusOn(page, 'client-list');

  // Input is only discarded after the user confirms; an unchanged form closes immediately.
  await page.getByRole('button', { name: 'Edit Finch & Sons' }).click();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Edit Finch & Sons' }).click();
  await field(dialogOf(page), 'Phone').fill('555');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await sees(questionOf(page), 'Discard changes?', 'Your changes haven’t been saved.');
  expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(1);
  await questionOf(page).getByRole('button', { name: 'Keep editing' }).click();
  await questionOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => field(dialogOf(page), 'Phone').inputValue()).toBe('555');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await questionOf(page).getByRole('button', { name: 'Discard' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await addClient(page, 'Wren Ltd', { Phone: '+1 (555) 010-2000' });
  await expectCards(page, 'Wren Ltd', 'Finch & Sons');
  await sees(page, '2 clients');

  await page.getByRole('searchbox', { name: 'Search clients' }).fill('springfield');
  await expectCards(page, 'Finch & Sons');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('not listed');
  await page.getByRole('heading', { name: 'No matching clients' }).waitFor();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expectCards(page, 'Wren Ltd', 'Finch & Sons');

  await page.setViewportSize(screenSizes.desktop.viewport);
  await page.getByRole('button', { name: 'Edit Wren Ltd' }).click();
  await field(dialogOf(page), 'Name').fill('Wren Limited');
  await page.keyboard.press('Enter');
  await sees(page, 'Client updated successfully!');
  await expectCards(page, 'Wren Limited', 'Finch & Sons');

  await page.getByRole('button', { name: 'Delete Finch & Sons' }).click();
  await sees(
    questionOf(page),
    'Are you sure you want to delete "Finch & Sons"? This action cannot be undone.',
  );
  await page.keyboard.press('Enter');
  await questionOf(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Delete Finch & Sons' }).press('Enter');
  await page.context().setOffline(true);
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await sees(questionOf(page), 'We couldn’t delete the client: no connection.');
  await page.context().setOffline(false);
  await questionOf(page).getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Finch & Sons deleted successfully!');
  await expectCards(page, 'Wren Limited');
  await expectFocusOn(page, 'client-list');

  const file = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Export CSV' }).click(),
  );
  expect(file.name).toBe('clients.csv');
  expect(new TextDecoder().decode(file.bytes)).toContain('Wren Limited');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/\/us(\/invoices)?$/);
});

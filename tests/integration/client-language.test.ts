import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, plainInvoice, typeInvoice, unfold } from '#tests/support/type-invoice.ts';

const clientLabel = 'Invoice language';
/** What Settings require. */
const business = {
  'Business name': 'Wren Studio',
  'Business email': 'hello@wren.example',
  Phone: '+1 (555) 010-2000',
  'Business address': '1 Main Street',
};
const { 'Client name': _, 'Client address': __, ...ownFields } = plainInvoice.fields;

async function addClient(page: Page, name: string) {
  await press(page, 'Add Client');
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Name').fill(name);
  await field(dialog, 'Address').fill('2 High Street');
  return dialog;
}

/** Creates an invoice for a saved client and returns the language it was saved with. */
async function saveFor(page: Page, client: string) {
  await openScreen(page, '/uk/create-invoice');
  await field(page, 'Choose a client').selectOption({ label: client });
  await typeInvoice(page, { ...plainInvoice, fields: ownFields });
  await press(page, 'Save Invoice');
  await page.waitForURL(/\/uk\/invoices/);
  const { $client } = openDatabase({ url: inject('product').libsqlUrl });
  const sql = 'SELECT language FROM invoices WHERE client_name = ? ORDER BY created_at DESC';
  return (await $client.execute({ sql, args: [client] })).rows[0]?.language;
}

walk('an invoice uses its client’s language, otherwise the seller’s', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  const mark = crypto.randomUUID().slice(0, 8);
  const [grue, wren] = [`Grue ${mark}`, `Wren ${mark}`];
  await openScreen(page, '/uk/clients');
  const added = await addClient(page, grue);
  await unfold(page, clientLabel);
  await field(added, clientLabel).selectOption({ label: 'Français (Canada)' });
  await added.getByRole('button', { name: 'Add Client' }).click();
  await sees(page, 'Client added successfully!');
  const other = await addClient(page, wren);
  expect(await field(other, clientLabel).inputValue()).toBe('');
  await other.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('link', { name: grue }).click();
  await sees(page, 'Language', 'Français (Canada)');

  expect(await saveFor(page, grue)).toBe('fr-CA');
  expect(await saveFor(page, wren)).toBe('en-GB');

  await openSettings(page, '/uk/settings');
  await field(page, 'Invoice language').selectOption({ label: 'Русский' });
  await typeInvoice(page, { fields: { ...business, Postcode: 'SW1A 1AA' } });
  await press(page, 'Save Settings');
  await sees(page, 'Settings updated successfully!');
  await openScreen(page, '/uk/create-invoice');
  const picker = field(page, 'Invoice language');
  expect(await picker.inputValue()).toBe('ru');
  await field(page, 'Choose a client').selectOption({ label: grue });
  await expect.poll(() => picker.inputValue()).toBe('fr-CA');
  await reloadScreen(page);
  await expect.poll(() => picker.inputValue()).toBe('fr-CA');
  await field(page, 'Choose a client').selectOption({ label: 'New Client' });
  await expect.poll(() => picker.inputValue()).toBe('ru');
  await field(page, 'Choose a client').selectOption({ label: wren });
  await expect.poll(() => picker.inputValue()).toBe('ru');
  expect(await saveFor(page, wren)).toBe('ru');
});

walk(
  'a guest’s invoices start with the language of the settings on this device',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openSettings(page, '/us/settings');
    await typeInvoice(page, { fields: { ...business, 'ZIP code': '10001' } });
    await field(page, 'Invoice language').selectOption({ label: 'Français (Canada) + English' });
    await press(page, 'Save Settings');
    await press(page, 'Not now');
    await openScreen(page, '/us/create-invoice');
    const picker = field(page, 'Invoice language');
    await expect.poll(() => picker.inputValue()).toBe('fr-CA+en-CA');
  },
);

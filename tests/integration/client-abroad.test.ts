import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice, unfold } from '#tests/support/type-invoice.ts';

const { 'Client name': _, 'Client address': __, ...ownFields } = plainInvoice.fields;
const ofClient = {
  'Client’s tax number': 'DE136695976',
  'Contact person': 'Ida Weber',
  'Client’s reference or PO number': 'PO-7',
};

walk('a client in Germany is picked in a UK invoice and printed on it', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  const kite = `Kite ${crypto.randomUUID().slice(0, 8)}`;
  await openScreen(page, '/uk/clients');
  await press(page, 'Add Client');
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Name').fill(kite);
  await field(dialog, 'Address').fill('Am Ufer 3\n10997 Berlin');
  const countries = field(dialog, 'Country').locator('option');
  expect((await countries.allInnerTexts()).slice(0, 5)).toEqual([
    'Not specified',
    'USA',
    'Canada',
    'UK',
    'Australia',
  ]);
  await field(dialog, 'Country').selectOption({ label: 'Germany' });
  for (const [label, text] of [
    ['Contact', 'Ida Weber'],
    ['Tax number', 'DE136695976'],
    ['Reference or PO number', 'PO-7'],
  ] as const) {
    await field(dialog, label).fill(text);
  }
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await sees(page, 'Client added successfully!', 'Germany');

  await page.getByRole('searchbox', { name: 'Search clients' }).fill('de136695976');
  await page.getByRole('link', { name: kite }).click();
  await page.getByRole('heading', { name: kite, level: 1 }).waitFor();
  await sees(page, 'Germany', 'Ida Weber', 'DE136695976', 'PO-7');

  await openScreen(page, '/uk/create-invoice');
  await field(page, 'Client name').fill('Finch');
  await unfold(page, 'Contact person');
  await field(page, 'Contact person').fill('Ms Weaver');
  const picker = field(page, 'Choose a client');
  await picker.selectOption({ label: kite });
  for (const [label, text] of Object.entries(ofClient)) {
    await expect.poll(() => field(page, label).inputValue()).toBe(text);
  }
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('DE');
  await picker.selectOption({ label: 'New Client' });
  await expect.poll(() => field(page, 'Contact person').inputValue()).toBe('Ms Weaver');
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('GB');
  await picker.selectOption({ label: kite });
  await typeInvoice(page, { ...plainInvoice, fields: ownFields });
  await press(page, 'Save Invoice');
  await page.waitForURL(/\/uk\/invoices/);

  const { $client } = openDatabase({ url: inject('product').libsqlUrl });
  const sql = 'SELECT * FROM invoices WHERE client_name = ?';
  const { rows } = await $client.execute({ sql, args: [kite] });
  expect(rows).toMatchObject([
    {
      client_contact: 'Ida Weber',
      client_tax_number: 'DE136695976',
      client_reference: 'PO-7',
      client_region: 'DE',
    },
  ]);
  await openScreen(page, `/view-invoice/${String(rows[0]?.id)}`);
  await sees(page, '10997 Berlin', 'Germany', ...Object.values(ofClient));
});

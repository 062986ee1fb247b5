import { expect } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { changeOnPhone } from '#tests/support/change-on-phone.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, press, readTerms, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

const formPath = '/us/create-invoice';
const expected = [/Failed to load resource/];

async function mark(member: Member, invoiceId: string, ...statuses: ('paid' | 'unpaid')[]) {
  for (const status of statuses) {
    const fields = { intent: 'set-status', invoiceId, status };
    expect((await member.postForm('/us/invoices.data', fields)).status).toBe(200);
  }
}

journey(
  'a clone is saved as a new invoice, and the draft next to it stays',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpOnPage(page);
    const id = await saveInvoice(member, { invoiceNumber: 'INV-007', currency: 'EUR' });
    await openScreen(page, formPath);
    await field(page, 'Client name').fill('Waiting Wagtail');

    // Opened under another country, it redirects to its own.
    await openScreen(page, `/uk/create-invoice?clone=${id}`);
    expect(new URL(page.url()).pathname).toBe(formPath);
    await sees(page, "Invoice cloned. You're editing a new draft.", 'This is a copy of invoice');
    expect(await field(page, 'Invoice number').inputValue()).toBe('INV-008');
    const date = await field(page, 'Invoice date').inputValue();
    expect(await field(page, 'Due date').inputValue()).toBe(addDays(date, 30));
    expect(await readTerms(page)).toMatchObject({ Total: '€100.00 EUR' });
    await field(page, 'Client name').fill('Heron Ltd');
    await reloadScreen(page);
    await sees(page, 'Your invoice data has been restored!');
    await press(page, 'Save Invoice');
    await sees(page, 'Invoice INV-008 created successfully!');
    expect(await listedNumbers(page, 2)).toEqual(['INV-008', 'INV-007']);
    await openScreen(page, formPath);
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Waiting Wagtail');
  },
);

journey('an edit that meets changes made elsewhere loses neither', async ({ openPage }) => {
  const page = await openPage('phone', { expected });
  const member = await signUpOnPage(page);
  const id = await saveInvoice(member, { invoiceNumber: 'INV-001' });
  const path = `${formPath}?edit=${id}`;
  await openScreen(page, path);
  await field(page, 'Notes').fill('Typed here');
  await changeOnPhone(member.email);
  await press(page, 'Save Changes');
  const dialog = page.getByRole('dialog', { name: 'This invoice has changed' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Typed here');
  await reloadScreen(page);
  await dialog.getByRole('button', { name: 'Show the newer version' }).click();
  await expect.poll(() => field(page, 'Notes').inputValue()).toBe('From the phone');

  // Issued while the form is open, and changed along with it: the user chooses their own version.
  await field(page, 'Notes').fill('First correction');
  await field(page, 'Invoice number').fill('INV-009');
  await mark(member, id, 'paid', 'unpaid');
  await press(page, 'Save Changes');
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  const fixed = page.getByRole('dialog', { name: 'You can’t change the number or currency' });
  const list = ahead(page.waitForURL(/\/us\/invoices/));
  await fixed.getByRole('button', { name: 'Save as INV-001 in USD' }).click();
  await sees(page, 'Invoice INV-001 updated successfully!');
  await list;

  await openScreen(page, path);
  await sees(
    page,
    'Your client may already have this invoice. Saving creates a corrected version.',
  );
  expect(await field(page, 'Invoice number').getAttribute('readonly')).not.toBeNull();
  await field(page, 'Notes').fill('Second correction');
  await press(page, 'Save Changes');
  await sees(page, 'Invoice INV-001 updated successfully!');
  await openScreen(page, `/view-invoice/${id}`);
  await page.getByText('History').click();
  await page.getByRole('link', { name: /^Version 2, / }).click();
  const before = /^This is your invoice as it was before you corrected it on /;
  await sees(page, before, 'First correction');
});

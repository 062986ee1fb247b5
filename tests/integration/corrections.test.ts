import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

walk('an issued invoice is corrected, and keeps its number', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  const member = await signUpOnPage(page);
  const id = await saveInvoice(member, { invoiceNumber: 'INV-001' });
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
  const mark = async (status: 'paid' | 'unpaid') => {
    const fields = { intent: 'set-status', invoiceId: id, status };
    expect((await member.postForm('/us/invoices.data', fields)).status).toBe(200);
  };
  const about = 'Your client may already have this invoice. Saving creates a corrected version.';
  const path = `/us/create-invoice?edit=${id}`;
  await openScreen(page, path);
  await expect.poll(() => page.getByText(about).count()).toBe(0);
  await field(page, 'Invoice number').fill('INV-009');
  await field(page, 'Notes').fill('First correction');
  // Issued while the form is open, and changed along with it: the user chooses their own version.
  await mark('paid');
  await mark('unpaid');
  await save();
  await page.getByRole('button', { name: 'Save my version' }).click();
  const dialog = page.getByRole('dialog', { name: 'You can’t change the number or currency' });
  await dialog.getByRole('button', { name: 'Save as INV-001 in USD' }).click();
  await sees(page, 'Invoice INV-001 updated successfully!');
  await page.waitForURL(/\/us\/invoices/);

  await openScreen(page, path);
  await sees(page, about);
  expect(await field(page, 'Invoice number').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByLabel('Currency', { exact: true }).isDisabled()).toBe(true);
  await field(page, 'Notes').fill('Second correction');
  const reason = page.getByLabel('Reason for the correction (optional)');
  await reason.fill('A wrong day');
  await reloadScreen(page);
  await expect.poll(() => reason.inputValue()).toBe('A wrong day');
  await save();
  await sees(page, 'Invoice INV-001 updated successfully!');
  await page.waitForURL(/\/us\/invoices/);

  await openScreen(page, `/view-invoice/${id}`);
  await sees(page, 'Second correction');
  await page.getByText('History').click();
  await page.getByRole('link', { name: /^Version 2, / }).click();
  await sees(
    page,
    /^This is your invoice as it was before you corrected it on /,
    'First correction',
  );
  await page.getByRole('link', { name: 'View current version' }).click();
  await sees(page, 'Second correction');
});

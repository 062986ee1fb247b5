import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

walk(
  'payment details unknown to the client are confirmed, and the client is notified',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const member = await signUpOnPage(page);
    await saveInvoice(member, { invoiceNumber: 'INV-001' });
    const id = await saveInvoice(member, { invoiceNumber: 'INV-002' });
    await openScreen(page, `/us/create-invoice?edit=${id}`);
    await field(page, 'Account number').fill('55554321');
    const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'New payment details for this client' });
    await save();
    await sees(page, 'These payment details differ from the ones on invoice INV-001.');
    await sees(page, 'Bank account ending in 4321');
    // Nothing is saved before confirmation, and no input is lost.
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await field(page, 'Account number').inputValue()).toBe('55554321');
    await save();
    await dialog.getByRole('button', { name: 'Confirm and save' }).click();
    await sees(page, 'Invoice INV-002 updated successfully!');

    const client = await openPage('desktop');
    await openScreen(client, `/view-invoice/${id}`);
    await sees(client, 'Payment details have changed since invoice INV-001');
    await client.getByRole('link', { name: 'Pay Invoice' }).first().click();
    await sees(client, /Before you pay, call the seller at a number you already know/);
  },
);

import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { openActions, ownersBar, pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'a payment is recorded from the list, and reversed on the invoice’s page',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const [id = ''] = await openFilledList(page);
    await page.getByRole('button', { name: 'More actions for F-1' }).click();
    await page.locator('.row-menu').getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment for F-1' });
    const press = () => dialog.getByRole('button', { name: 'Record payment' }).click();
    const amount = dialog.getByLabel('Amount');
    const whole = await amount.inputValue();
    await amount.fill('99999999');
    await press();
    const rest = page.getByRole('alertdialog', { name: 'Record payment for F-1' });
    await sees(rest, /^Record \$99,999,999\.00\? That’s \$[\d,.]+ more than is due\./);
    await rest.getByRole('button', { name: 'Change amount' }).click();
    await amount.fill('1.50');
    await dialog.getByText('Reference and note').click();
    await dialog.getByLabel('Reference').fill('No. 12');
    await press();
    await sees(page, 'Payment recorded');
    const row = page.getByRole('row', { name: /F-1/ });
    await row.getByText('Partially paid').waitFor();
    const left = (Number(whole) - 1.5).toFixed(2);
    expect((await row.innerText()).replace(/,/g, '')).toContain(`$${left} due`);

    await openScreen(page, `/view-invoice/${id}`);
    const payments = page.getByRole('region', { name: 'Payments' });
    await sees(payments, 'No. 12');
    await payments.getByRole('button', { name: 'Reverse $1.50' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reverse this payment?' });
    await question.getByRole('button', { name: 'Reverse' }).click();
    await sees(page, 'Payment reversed');
    await sees(payments, /^Reversed on /);
    await expect.poll(() => payments.getByRole('button', { name: /^Reverse/ }).count()).toBe(0);

    // Marking it unpaid asks about payments that were entered manually.
    await ownersBar(page).getByRole('button', { name: 'Record payment' }).click();
    await press();
    await pressAction(page, 'Mark unpaid');
    const marking = page.getByRole('alertdialog', { name: 'Reverse these payments?' });
    await marking.getByRole('button', { name: 'Reverse all' }).click();
    await openActions(page);
    await ownersBar(page).getByRole('button', { name: 'Mark paid' }).waitFor();
  },
);

journey(
  'a client’s overpayment is applied to another invoice, from the list',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const rows = ['S-1', 'T-2'].map((invoice_number) => ({ invoice_number, total: 10_000 }));
    const [source = '', target = ''] = await openFilledList(page, rows);
    const db = openDatabase({ url: inject('product').libsqlUrl }).$client;
    const args = [source];
    await db.batch([
      {
        sql: `INSERT INTO clients (id, user_id, name, country, created_at)
      SELECT id, user_id, 'Finch & Sons', 'us', 1 FROM invoices WHERE id = ?`,
        args,
      },
      {
        sql: 'UPDATE invoices SET client_id = ? WHERE id IN (?, ?)',
        args: [source, source, target],
      },
      {
        sql: `INSERT INTO payments (id, invoice_id, user_id, at, kind, origin, amount, day, method)
      SELECT id, id, user_id, 1, 'payment', 'card', 17050, '2026-03-15', 'card' FROM invoices WHERE id = ?`,
        args,
      },
    ]);
    await page.getByRole('button', { name: 'More actions for T-2' }).click();
    await page.locator('.row-menu').getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog');
    await sees(dialog, 'Your client has a credit of $70.50.');
    const use = dialog.getByRole('button', { name: 'Use credit' });
    await use.click();
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('70.50');
    await use.last().click();
    await sees(page, 'Credit used');
    await sees(page.getByRole('row', { name: /T-2/ }), 'Partially paid', '$29.50 due');

    await openScreen(page, `/view-invoice/${target}`);
    const payments = page.getByRole('region', { name: 'Payments' });
    await sees(payments, /, credit from invoice S-1$/);
  },
);

journey('a deposit is asked for first, and the schedule is removed again', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [id = ''] = await openFilledList(page);
  await openScreen(page, `/view-invoice/${id}`);
  await pressAction(page, 'Payment schedule');
  const dialog = page.getByRole('dialog', { name: 'Payment schedule for F-1' });
  await dialog.getByRole('button', { name: '30% deposit, balance on the due date' }).click();
  await dialog.getByLabel('Amount or percentage').fill('half');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await sees(dialog, /^Enter an amount above zero for each installment/);
  await dialog.getByLabel('Amount or percentage').fill('1');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await sees(page, 'Payment schedule saved');
  await page.getByRole('heading', { name: 'Payment schedule' }).waitFor();

  const client = await openPage('phone');
  await openScreen(client, `/view-invoice/${id}`);
  await client.getByRole('link', { name: 'Pay $1.00' }).first().click();
  await client.getByRole('link', { name: /^Pay the full \$[\d,.]+ instead$/ }).click();
  await client.getByRole('link', { name: 'Pay only the next installment, $1.00' }).waitFor();

  await pressAction(page, 'Payment schedule');
  await dialog.getByRole('button', { name: 'Remove schedule' }).click();
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await sees(page, 'Payment schedule removed');
  await expect.poll(() => page.getByRole('heading', { name: 'Payment schedule' }).count()).toBe(0);
});

journey(
  'payment details unknown to the client are confirmed, and the client is notified',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const member = await signUpOnPage(page);
    await saveInvoice(member, { invoiceNumber: 'INV-001' });
    const id = await saveInvoice(member, { invoiceNumber: 'INV-002' });
    await openScreen(page, `/us/create-invoice?edit=${id}`);
    await field(page, 'Account number').fill('55554321');
    const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your payment details have changed' });
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

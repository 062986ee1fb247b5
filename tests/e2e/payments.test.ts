import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { openActions, ownersBar, pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { enterOnPage, signUpOnPage } from '#tests/support/session-on-page.ts';
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

// A seller connects Stripe, their client pays by card, and both see it without a reload.

journey(
  'a seller connects Stripe; the client pays by card; after a partial refund and a dispute the invoice is due again',
  async ({ openPage }) => {
    const { origin, fakesOrigin } = inject('product');
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    const invoiceId = await saveInvoice(member, { invoiceNumber: 'CARD-1' });

    await openScreen(seller, '/us/settings');
    await sees(seller, 'Stripe isn’t connected.');
    await seller.getByRole('button', { name: 'Connect Stripe', exact: true }).click();
    await seller.waitForURL(`${fakesOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Leave unfinished' }).click();
    await sees(
      seller,
      'Your Stripe setup isn’t finished. Clients can’t pay by card until you complete it.',
      'a bank account for your payouts',
    );
    await waitUntilHydrated(seller);
    await seller.getByRole('button', { name: 'Continue on Stripe', exact: true }).click();
    await seller.waitForURL(`${fakesOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Finish', exact: true }).click();
    await sees(seller, 'Stripe is connected. Clients can pay your invoices by card.');
    await openScreen(seller, '/us/invoices');
    await sees(seller, 'CARD-1');

    // The button also works before any script runs.
    const plain = await openPage('phone', { javaScriptEnabled: false });
    await plain.goto(`${origin}/invoice/${invoiceId}`);
    await plain.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await plain.waitForURL(`${fakesOrigin}/checkout/pay/**`);

    const client = await openPage('phone', {
      expected: [/status of 40[29]/],
    });
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await client.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await client.waitForURL(`${fakesOrigin}/checkout/pay/**`);
    await client.getByLabel('Card number').fill('4000 0000 0000 0341');
    await client.getByRole('button', { name: /^Pay \$/ }).click();
    await sees(client, 'Your card was declined.');
    await client.getByLabel('Card number').fill('4242 4242 4242 4242');
    await client.getByRole('button', { name: /^Pay \$/ }).click();
    await sees(client, 'Invoice Paid');
    await expect.poll(() => seller.getByText('Paid', { exact: true }).count()).toBeGreaterThan(0);

    // A partial refund from here, with a confirmation.
    await openScreen(seller, `/view-invoice/${invoiceId}`);
    const payments = seller.getByRole('region', { name: 'Payments' });
    await payments.getByRole('button', { name: /^Refund \$/ }).click();
    const asked = seller.getByRole('dialog', { name: 'Refund a payment on invoice CARD-1' });
    await expectNoBarrierHere(seller, 'refund');
    await asked.getByLabel('Amount').fill('50');
    await asked.getByRole('button', { name: 'Continue' }).click();
    const sure = seller.getByRole('alertdialog', { name: 'Refund $50.00?' });
    await sees(
      sure,
      /^\$50\.00 will go back to .+ from your Stripe account acct_\w+\. This can’t be undone\.$/,
    );
    await expectNoBarrierHere(seller, 'refund, asked again');
    await sure.getByRole('button', { name: 'Refund' }).click();
    await sees(seller, 'Payment refunded');
    const noted = seller.getByRole('alertdialog', { name: 'Issue a credit note too?' });
    await noted.getByRole('button', { name: 'Not now' }).click();
    await sees(payments, /^\$50\.00 refunded on /);
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await client.getByRole('button', { name: 'Pay $50.00 by card' }).waitFor();

    // Changes at Stripe reach open pages through the webhook worker alone.
    const other = await openPage('desktop');
    await enterOnPage(other, member);
    await openScreen(other, '/us/invoices');
    await client.goto(`${fakesOrigin}/stripe`);
    await client.getByRole('row', { name: member.email }).getByRole('link').click();
    await client.getByRole('button', { name: 'Dispute', exact: true }).click();
    await sees(payments, /^Your client disputed \$[\d.]+ with their bank on /, 'Disputed');
    await sees(other, 'Disputed');
    await expectNoBarrierHere(seller, 'disputed');
    await client.getByRole('button', { name: 'Dispute lost' }).click();
    await sees(payments, /: dispute lost$/);
    await expect.poll(() => payments.getByText('Disputed', { exact: true }).count()).toBe(0);
    await expect.poll(() => other.getByText('Disputed', { exact: true }).count()).toBe(0);

    // A stale page explains why the action failed, then shows the current state.
    await openScreen(client, `${origin}/invoice/${invoiceId}`);
    await other.getByRole('button', { name: 'Mark paid: CARD-1' }).click();
    await sees(other, 'Invoice marked as paid!');
    await client.getByRole('button', { name: /^Pay \$.* by card$/ }).click();
    await sees(client, 'This invoice can’t be paid by card right now.', 'Invoice Paid');
  },
);

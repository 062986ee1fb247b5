import { expect, inject } from 'vitest';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { expectListed, statusChip } from '#tests/support/list-on-page.ts';
import { openActions, pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const { 'Account number': _, ...fields } = plainInvoice.fields;

journey(
  'an estimate is accepted on a phone, a deposit invoiced and paid, and the rest invoiced',
  async ({ openPage }) => {
    const { origin, fakesOrigin } = inject('product');
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    // Its payment methods are saved for later invoices.
    await saveInvoice(member, { invoiceNumber: 'INV-001' });

    await openScreen(seller, '/us/estimates');
    await sees(seller, 'No estimates yet');
    await seller.getByRole('link', { name: 'Create Estimate' }).first().click();
    await seller.getByRole('heading', { name: 'Create Estimate' }).waitFor();
    await field(seller, 'Valid until').waitFor();
    expect(await seller.getByText('Payment Methods').count()).toBe(0);
    await typeInvoice(seller, { ...plainInvoice, fields });
    await seller.getByRole('button', { name: 'Save Estimate' }).first().click();
    await sees(seller, 'Estimate EST-001 saved');
    await seller.waitForURL(/\/us\/estimates/);
    await expectListed(seller, 'EST-001');
    await statusChip(seller, 'Open 1').waitFor();

    const path = await seller
      .getByRole('link', { name: 'EST-001', exact: true })
      .getAttribute('href');
    const client = await openPage('phone');
    await openScreen(client, `${origin}${path}`);
    await sees(client, 'Estimate EST-001', /^Valid until /);
    expect(await client.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
    await client.getByRole('button', { name: 'Accept', exact: true }).click();
    await client.getByRole('button', { name: 'Accept estimate' }).click();
    await sees(client, 'Enter your name');
    await field(client, 'Your name').fill('Ann Finch');
    await client.getByText('Also draw your signature').click();
    const pad = client.getByRole('img', { name: /^Draw your signature here/ });
    const box = await pad.boundingBox();
    if (!box) throw new Error('There is nothing to draw in.');
    await client.mouse.move(box.x + 20, box.y + 20);
    await client.mouse.down();
    await client.mouse.move(box.x + 80, box.y + 50, { steps: 4 });
    await client.mouse.up();
    await expectNoBarrierHere(client, 'answer to an estimate');
    await client.getByRole('button', { name: 'Accept estimate' }).click();
    await sees(client, 'You accepted this estimate.');

    await waitForEmail(fakesOrigin, member.email, /^Estimate EST-001 was accepted$/);
    await statusChip(seller, 'Accepted 1').waitFor();
    await openScreen(seller, path ?? '');
    await sees(seller, /^Accepted by Ann Finch on /);
    await seller.getByRole('img', { name: 'Signature of Ann Finch' }).waitFor();
    expect(await seller.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);

    const make = async (part: string, typed?: string) => {
      await seller.getByRole('button', { name: 'Convert to invoice' }).click();
      const dialog = seller.getByRole('dialog', { name: 'Create invoice from estimate EST-001' });
      await dialog.getByLabel('What to invoice').selectOption({ label: part });
      if (typed) await dialog.locator('[name="percent"], [name="amount"]').fill(typed);
      await dialog.getByRole('button', { name: 'Create invoice' }).click();
    };
    await make('Deposit as a percentage', '30');
    await sees(seller, 'Invoice INV-002 created');
    await seller.getByRole('heading', { name: 'Invoice INV-002' }).waitFor();
    await sees(seller, 'Estimate EST-001, $100.00, Accepted');
    await pressAction(seller, 'Mark paid');
    await sees(seller, 'Paid');

    await openScreen(seller, path ?? '');
    await seller.getByRole('button', { name: 'Convert to invoice' }).click();
    await sees(seller, '$30.00 of $100.00 has been invoiced. $70.00 remains.');
    await seller.getByRole('button', { name: 'Cancel' }).click();
    await make('Everything: $70.00');
    await sees(seller, 'Invoice INV-003 created');
    await openScreen(seller, path ?? '');
    await sees(seller, 'Invoice INV-002, $30.00, Paid', 'Invoice INV-003, $70.00, Unpaid');
    expect(await seller.getByRole('button', { name: 'Convert to invoice' }).count()).toBe(0);
    await openScreen(seller, '/us/estimates?status=invoiced');
    await expectListed(seller, 'EST-001');
  },
);

journey('an estimate that has changed cannot be accepted, but declined', async ({ openPage }) => {
  const seller = await openPage('phone');
  const estimate = { kind: 'estimate', invoiceNumber: 'EST-9', dueDate: '2099-01-31' } as const;
  const id = await saveInvoice(await signUpOnPage(seller), estimate);
  const client = await openPage('desktop', { expected: [/status of 409/] });
  await openScreen(client, `/view-invoice/${id}`);
  await client.getByRole('button', { name: 'Accept', exact: true }).click();
  await openScreen(seller, `/us/create-invoice?edit=${id}`);
  await field(seller, 'Notes').fill('Two weeks more');
  await seller.getByRole('button', { name: 'Save Changes' }).first().click();
  await sees(seller, 'Estimate EST-9 updated');
  await field(client, 'Your name').fill('Ann');
  await client.getByRole('button', { name: 'Accept estimate' }).click();
  await sees(client, /^This estimate has changed since you opened it/);
  await openScreen(client, `/view-invoice/${id}`);
  await client.getByRole('button', { name: 'Decline' }).click();
  await field(client, 'Reason').fill('Too late for us');
  await client.getByRole('button', { name: 'Decline estimate' }).click();
  await sees(client, 'You declined this estimate.');
  await sees(seller, 'Declined');
});

journey(
  'an invoice is credited in part, then in full, and its client sees it',
  async ({ openPage }) => {
    const { origin } = inject('product');
    const seller = await openPage('phone');
    const member = await signUpOnPage(seller);
    const id = await saveInvoice(member, { invoiceNumber: 'INV-1', dueDate: '2099-01-31' });
    const client = await openPage('desktop');
    await openScreen(client, `${origin}/view-invoice/${id}`);

    const credit = async (part: string, typed?: string) => {
      await pressAction(seller, 'Issue credit note');
      const dialog = seller.getByRole('dialog', { name: 'Credit note for invoice INV-1' });
      await dialog.getByLabel('What to credit').selectOption({ label: part });
      if (typed) await dialog.getByLabel('Amount including tax').fill(typed);
      await dialog.getByLabel('Reason').fill('Returned goods');
      await dialog.getByRole('button', { name: 'Issue credit note' }).click();
    };
    await openScreen(seller, `/view-invoice/${id}`);
    await credit('A specific amount', '30');
    await sees(seller, 'Credit note CN-001 issued', 'Credit Note CN-001, $30.00, Issued');
    await openScreen(client, `${origin}/view-invoice/${id}`);
    await sees(client, 'Credited so far');

    await seller.getByRole('link', { name: 'Credit Note CN-001, $30.00, Issued' }).click();
    await sees(seller, 'Reason: Returned goods', 'Invoice INV-1, $100.00, Unpaid');
    await openActions(seller);
    expect(await seller.getByRole('button', { name: 'Issue credit note' }).count()).toBe(0);
    await openScreen(client, seller.url().replace('/view-invoice/', '/invoice/'));
    await sees(client, 'This is a credit note. There’s nothing to pay.');
    const here = client.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]');
    await expect.poll(() => here.textContent()).toBe('Credit Note');
    await seller.getByRole('link', { name: 'Invoice INV-1, $100.00, Unpaid' }).click();
    await seller.getByRole('heading', { name: 'Invoice INV-1' }).waitFor();
    await credit('Everything left to credit: $70.00');
    await sees(seller, 'Credit note CN-002 issued', 'Credited');
    await openScreen(client, `${origin}/invoice/${id}`);
    await sees(client, 'Invoice Credited');
    await openScreen(seller, '/us/credit-notes');
    await expectListed(seller, 'CN-002', 'CN-001');
  },
);

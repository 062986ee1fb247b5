import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { expectListed } from '#tests/support/list-on-page.ts';
import { openActions, pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

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

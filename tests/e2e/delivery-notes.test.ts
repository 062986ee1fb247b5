import { expect, inject } from 'vitest';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { ownersDetails, pressAction } from '#tests/support/owner-actions.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'an invoice is delivered in two parcels, each with its packing slip',
  async ({ openPage }) => {
    const { origin } = inject('product');
    const seller = await openPage('phone', { expected: [/Failed to load resource/] });
    const id = await saveInvoice(await signUpOnPage(seller), { invoiceNumber: 'INV-1' });
    await openScreen(seller, `/view-invoice/${id}`);
    const dialog = seller.getByRole('dialog', { name: 'Packing slip for INV-1' });
    const make = async (quantity: string | null) => {
      await pressAction(seller, 'Make packing slip');
      await dialog.waitFor();
      if (quantity !== null)
        await dialog
          .getByLabel(/^Quantity of /)
          .first()
          .fill(quantity);
      await dialog.getByRole('button', { name: 'Make packing slip' }).click();
    };
    await make('7000');
    await sees(seller, /^Enter a number from 0 to /);
    await expectNoBarrierHere(seller, 'packing slip');
    await dialog
      .getByLabel(/^Quantity of /)
      .first()
      .fill('0.5');
    await dialog.getByLabel(/^Carrier/).fill('UPS');
    await dialog.getByRole('button', { name: 'Make packing slip' }).click();
    await sees(seller, 'Packing slip INV-1-D1 created');
    const list = ownersDetails(seller).getByRole('region', { name: 'Packing slips' });
    await list.getByText('INV-1-D1').waitFor();
    expect(await list.getByText(/UPS/).count()).toBe(1);
    await make(null);
    await sees(seller, 'Packing slip INV-1-D2 created');
    await pressAction(seller, 'Make packing slip');
    await sees(seller, /Everything on this document has been delivered/);

    const href = await list
      .getByRole('link', { name: 'Download INV-1-D1 as a PDF' })
      .getAttribute('href');
    const answer = await fetch(`${origin}${href}`);
    const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain('INV-1-D1');
    expect(text).not.toContain('$');

    await list.getByRole('button', { name: 'Send INV-1-D2' }).click();
    await seller.getByRole('dialog', { name: 'Send INV-1-D2' }).waitFor();
  },
);

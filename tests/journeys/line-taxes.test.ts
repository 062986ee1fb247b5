import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import { cutNetwork, offlineVisit, readyOffline } from '#tests/support/offline-page.ts';
import { openScreen, press, readTerms, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { waitingSaves } from '#tests/support/waiting-saves.ts';

journey(
  'the folded part of a line is there without a network, and what is saved then keeps its cents',
  async ({ openPage }) => {
    const page = await openPage('phone', offlineVisit);
    await enterOnPage(page, await newMember(inject('product')));
    await openScreen(page, '/us/create-invoice');
    await readyOffline(page);
    await cutNetwork(page, true);
    await typeInvoice(page, {
      ...plainInvoice,
      items: [{ Description: 'Design work', Quantity: '3', Price: '33.33', Tax: '4' }],
    });
    const line = itemOf(page, 1);
    await line.getByRole('button', { name: 'More', exact: true }).click();
    await field(line, 'Name of the tax').fill('State');
    await line.getByRole('button', { name: 'More than one tax' }).click();
    // The new tax has the focus.
    await page.keyboard.type('City');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4.5');
    await field(line, 'Unit').selectOption({ label: 'Days' });
    const taxes = { 'State (4%)': '$4.00', 'City (4.5%)': '$4.50', Total: '$108.49' };
    await expect.poll(() => readTerms(page)).toMatchObject(taxes);
    await press(page, 'Save Invoice');
    await expect.poll(() => waitingSaves(page)).toEqual(['Finch & Sons']);
    await cutNetwork(page, false);
    await openScreen(page, '/us/invoices');
    await page.getByRole('link', { name: 'INV-001' }).first().click();
    await sees(page, '4% + 4.5%');
    expect(await readTerms(page)).toMatchObject(taxes);
  },
);

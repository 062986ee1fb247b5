import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { cutNetwork, offlineVisit, readyOffline } from '#tests/support/offline-page.ts';
import { openScreen, press, readTerms, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { waitingSaves } from '#tests/support/waiting-saves.ts';

journey(
  'tax options and a line’s collapsed section work offline, and a save then keeps its cents',
  async ({ openPage }) => {
    const page = await openPage('phone', offlineVisit);
    await signUpOnPage(page);
    await openScreen(page, '/ca/create-invoice');
    await readyOffline(page);
    await cutNetwork(page, true);
    await typeInvoice(page, {
      fields: plainInvoice.fields,
      items: [{ Description: 'Design work', Quantity: '1', Price: '140' }],
    });
    await page.getByText('Tax options', { exact: true }).click();
    await field(page, 'Place of supply').selectOption({ label: 'Quebec' });
    await page.getByRole('switch', { name: 'Prices include tax' }).check();
    const line = itemOf(page, 1);
    await line.getByRole('button', { name: 'More', exact: true }).click();
    await field(line, 'Unit').selectOption({ label: 'Days' });
    // 140 x 5 / 114.975 = 6.0883..., 140 x 9.975 / 114.975 = 12.1461...
    const terms = { 'GST (5%)': 'C$6.09', 'QST (9.975%)': 'C$12.15', Total: 'C$140.00' };
    await expect.poll(() => readTerms(page)).toMatchObject(terms);
    await press(page, 'Save Invoice');
    await expect.poll(() => waitingSaves(page)).toEqual(['Finch & Sons']);
    await cutNetwork(page, false);
    await openScreen(page, '/ca/invoices');
    await page.getByRole('link', { name: 'INV-001' }).first().click();
    await sees(page.locator('article'), '5% + 9.975%', 'Prices include GST + QST');
    expect(await readTerms(page.locator('article'))).toMatchObject(terms);
  },
);

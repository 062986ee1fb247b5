import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { newestListedId } from '#tests/support/listed-numbers.ts';
import { cutNetwork, offlineVisit, readyOffline } from '#tests/support/offline-page.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
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

journey(
  'the address suggests a province, the check leads to what is missing, and client, page and PDF agree',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpOnPage(page);
    await openScreen(page, '/ca/create-invoice');
    await typeInvoice(page, {
      fields: {
        ...plainInvoice.fields,
        'Client address': '12, rue Saint-Jean\nQuébec QC  G1R 1N8',
      },
      items: [{ Description: 'Design work', Quantity: '1', Price: '140' }],
    });
    expect(await readTerms(page)).toMatchObject({ 'GST/HST': 'C$7.00', Total: 'C$147.00' });
    const panel = page.getByRole('region', { name: 'Invoice check' });
    await panel.locator('summary').first().click();
    const missing = panel
      .getByRole('listitem')
      .filter({ hasText: 'Invoices in Quebec must show the QST amount' });
    await missing.getByRole('button', { name: 'Go to field' }).click();
    const place = field(page, 'Place of supply');
    await expect.poll(() => place.evaluate((it) => it === document.activeElement)).toBe(true);
    await press(page, 'Use Quebec');
    expect(await place.inputValue()).toBe('QC');
    const terms = { 'GST (5%)': 'C$7.00', 'QST (9.975%)': 'C$13.97', Total: 'C$160.97' };
    await expect.poll(() => readTerms(page)).toMatchObject(terms);

    await page.getByText('Tightly spaced, for long lists').click();
    await press(page, 'Save Invoice');
    const path = `/view-invoice/${await newestListedId(page)}`;
    await openScreen(page, path);
    await page.locator('article[data-template="compact"]').waitFor();
    await sees(
      page.getByRole('region', { name: 'Invoice check' }),
      /things? to review|Nothing missing/,
    );
    const pdf = await member.get(`${path}/pdf`);
    const { text } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
    for (const part of Object.entries(terms).flat()) expect(text).toContain(part);
    const client = await openPage('phone');
    await openScreen(client, path);
    expect(await readTerms(client.locator('article'))).toMatchObject(terms);
    expect(await client.getByText('Invoice check').count()).toBe(0);
  },
);

journey('an invoice in another currency shows its tax in sterling', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/uk/create-invoice');
  await typeInvoice(page, plainInvoice);
  expect(await page.getByText('VAT in GBP').count()).toBe(0);
  await field(page, 'Currency').selectOption('EUR');
  await page.getByText('VAT in GBP', { exact: true }).click();
  await field(page, 'Exchange rate').fill('0.85');
  await field(page, 'Exchange rate date').fill('2026-03-02');
  await field(page, 'Exchange rate source').fill('HMRC');
  const remark = 'VAT in GBP: £17.00, at 1 EUR = 0.85 GBP (HMRC, 02/03/2026)';
  await sees(page, remark);
  await press(page, 'Preview');
  await sees(page.getByRole('dialog'), remark);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { walk } from '#tests/support/journey.ts';
import { newestListedId } from '#tests/support/listed-numbers.ts';
import { openWithDraft } from '#tests/support/open-with-draft.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, press, readTerms, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import type { Member } from '#tests/support/visitor.ts';

const place = 'Place of supply';

/** A complete invoice whose only line has this price. */
const pricedAt = (price: string, clientAddress = '2 High Street\nRivertown') => ({
  fields: { ...plainInvoice.fields, 'Client address': clientAddress },
  items: [{ Description: 'Design work', Quantity: '1', Price: price }],
});

/** Expands the section with this summary. */
const unfold = (page: Page, summary: string) => page.getByText(summary, { exact: true }).click();

/** Saves the invoice and checks it in the list, on its page and in its PDF; returns its id. */
async function saveAndFind(page: Page, member: Member, total: string, texts: string[]) {
  await press(page, 'Save Invoice');
  await sees(page, /created successfully/);
  const id = await newestListedId(page);
  await sees(page, total);
  await openScreen(page, `/view-invoice/${id}`);
  await sees(page, total, ...texts);
  const pdf = await member.get(`/view-invoice/${id}/pdf`);
  const text = readPdf(new Uint8Array(await pdf.arrayBuffer())).text.replace(/\s+/g, ' ');
  for (const each of [total, ...texts]) expect(text).toContain(each);
  return id;
}

walk(
  'a province is suggested, taxes every line, and is saved; the date decides',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    await openScreen(page, '/ca/create-invoice');
    await typeInvoice(page, pricedAt('140', '12, rue Saint-Jean\nQuébec QC  G1R 1N8'));
    await unfold(page, 'Tax options');
    await press(page, 'Use Quebec');
    expect(await field(page, place).inputValue()).toBe('QC');
    await sees(page, /GST 5% \+ QST 9\.975% on/);
    await page.locator('summary', { hasText: 'Sources' }).click();
    await sees(page, /Revenu Québec/, /checked on 23 Nov 2026/);
    await press(page, 'Add Item');
    await field(itemOf(page, 2), 'Description').fill('Hosting');
    await field(itemOf(page, 2), 'Price').fill('1000');
    const both = { 'GST (5%)': 'C$57.00', 'QST (9.975%)': 'C$113.72', Total: 'C$1,310.72' };
    await expect.poll(() => readTerms(page)).toMatchObject(both);
    await reloadScreen(page);
    await expect.poll(() => readTerms(page)).toMatchObject(both);
    await expect.poll(() => field(page, place).inputValue()).toBe('QC');
    await press(page, 'Remove item 2');

    await field(page, 'Invoice date').fill('2025-03-31');
    await field(page, place).selectOption('NS');
    const before = { 'HST (15%)': 'C$21.00', Total: 'C$161.00' };
    const since = { 'HST (14%)': 'C$19.60', Total: 'C$159.60' };
    await expect.poll(() => readTerms(page)).toMatchObject(before);
    // Without a valid date nothing changes but the message.
    await field(page, 'Invoice date').fill('');
    await sees(page, 'Enter the invoice date first: provincial tax rates depend on it');
    await field(page, 'Invoice date').fill('2001-01-01');
    await sees(
      page,
      'We don’t know the tax rates in Nova Scotia on 1 Jan 2001. The taxes on your lines won’t change.',
    );
    expect(await readTerms(page)).toMatchObject(before);
    await field(page, 'Invoice date').fill('2025-03-31');

    const id = await saveAndFind(page, member, 'C$161.00', ['C$21.00', '15%']);
    await openScreen(page, `/ca/create-invoice?edit=${id}`);
    expect(await readTerms(page)).toMatchObject(before);
    await field(page, 'Invoice date').fill('2025-04-01');
    await expect.poll(() => readTerms(page)).toMatchObject(since);
    await press(page, 'Save Changes');
    await sees(page, /updated successfully/, 'C$159.60');

    // Without a province the default tax is back, also on a copy.
    await openScreen(page, `/ca/create-invoice?clone=${id}`);
    await expect.poll(() => field(page, place).inputValue()).toBe('NS');
    await field(page, place).selectOption('');
    const usual = { 'GST/HST': 'C$7.00', Total: 'C$147.00' };
    await expect.poll(() => readTerms(page)).toMatchObject(usual);
  },
);

walk('a province stays in Canada', async ({ openPage }) => {
  const page = await openPage('desktop');
  const draft = validDraft('ca', { province: 'ON' });
  await openWithDraft(page, JSON.stringify({ ...draft, country: 'ca' }));
  await openScreen(page, '/ca/create-invoice');
  await expect.poll(() => readTerms(page)).toMatchObject({ 'HST (13%)': 'C$13.00' });
  await openScreen(page, '/au/create-invoice');
  await expect.poll(() => readTerms(page)).toMatchObject({ GST: 'A$10.00' });
  expect(await field(page, place).count()).toBe(0);
});

walk('a foreign-currency invoice shows its tax in sterling', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  await openScreen(page, '/uk/create-invoice');
  await typeInvoice(page, pricedAt('100'));
  expect(await page.getByText('VAT in GBP').count()).toBe(0);
  await field(page, 'Currency').selectOption('EUR');
  await unfold(page, 'VAT in GBP');
  await sees(page, /must also show the total VAT in sterling/, 'The value of 1 EUR in GBP.');
  await field(page, 'Exchange rate').fill('zero');
  await field(page, 'Exchange rate').blur();
  await sees(page, 'Enter an exchange rate above 0, for example 0.7812');
  await field(page, 'Exchange rate').fill('0.85');
  await field(page, 'Exchange rate date').fill('2026-03-02');
  await field(page, 'Exchange rate source').fill('HMRC');
  const remark = 'VAT in GBP: £17.00, at 1 EUR = 0.85 GBP (HMRC, 02/03/2026)';
  await sees(page, remark);
  await reloadScreen(page);
  await sees(page, remark);
  const id = await saveAndFind(page, member, '€120.00', [remark]);
  await openScreen(page, `/uk/create-invoice?clone=${id}`);
  await sees(page, remark);
});

walk('a discount of 10 on 110 at 10%', async ({ openPage }) => {
  const page = await openPage('phone');
  const member = await signUpOnPage(page);
  await openScreen(page, '/us/create-invoice');
  // A seller without tax sees no tax options.
  expect(await page.getByText('Tax options').count()).toBe(0);
  await typeInvoice(page, pricedAt('110'));
  await field(itemOf(page, 1), 'Tax').fill('10');
  await sees(page, 'Tax options');
  await press(page, 'Add Discount');
  await field(page, 'Discount').fill('10');
  expect(await readTerms(page)).toMatchObject({ Total: '$108.90' });
  await field(page, 'Discount type').selectOption('amount');
  const figures = { Discount: '-$10.00', 'Sales Tax': '$10.00', Total: '$110.00' };
  await expect.poll(() => readTerms(page)).toMatchObject(figures);

  await field(page, 'Discount').fill('110.01');
  await press(page, 'Save Invoice');
  await sees(page, 'The discount is larger than the subtotal');
  await expect
    .poll(() => field(page, 'Discount').evaluate((it) => it === document.activeElement))
    .toBe(true);
  expect(await field(page, 'Discount').inputValue()).toBe('110.01');
  await field(page, 'Discount').fill('10');
  await reloadScreen(page);
  await expect.poll(() => readTerms(page)).toMatchObject(figures);
  const id = await saveAndFind(page, member, '$110.00', ['-$10.00', '$10.00']);
  await openScreen(page, `/us/create-invoice?clone=${id}`);
  await expect.poll(() => readTerms(page)).toMatchObject(figures);
  await expect.poll(() => field(page, 'Discount type').inputValue()).toBe('amount');
});

walk('an unregistered seller charges no tax, and reads why', async ({ openPage }) => {
  const page = await openPage('phone');
  await openWithDraft(page, JSON.stringify(validDraft('uk', { registered: 'no' })));
  await openScreen(page, '/uk/create-invoice');
  await sees(page, 'There’s no tax on this invoice because you aren’t registered for VAT.');
  expect(await field(itemOf(page, 1), 'Tax').count()).toBe(0);
  expect(Object.keys(await readTerms(page))).toEqual(['Subtotal', 'Total']);
  expect(await page.getByText('Tax options').count()).toBe(0);
  expect(await page.getByText('Change this in Settings').count()).toBe(0);
});

walk('a total beyond exact arithmetic is rejected, and nothing is lost', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/au/create-invoice');
  const price = '1000000000';
  await typeInvoice(page, {
    ...pricedAt(price),
    items: [{ Description: 'Bridge', Quantity: '100000', Price: price }],
  });
  await unfold(page, 'Tax options');
  await page.getByRole('switch', { name: 'Prices include tax' }).check();
  await sees(page, 'The invoice total is too large. Lower the quantities or prices.');
  await reloadScreen(page);
  expect(await field(itemOf(page, 1), 'Price').inputValue()).toBe(price);
  await expect
    .poll(() => page.getByRole('switch', { name: 'Prices include tax' }).isChecked())
    .toBe(true);
});

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenPage } from '#tests/support/browser.ts';
import { walk } from '#tests/support/journey.ts';
import { newestListedId } from '#tests/support/listed-numbers.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { downloadBy, openScreen, press, readTerms, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

/** A complete invoice whose only line has this price. */
const pricedAt = (price: string) => ({
  fields: plainInvoice.fields,
  items: [{ Description: 'Design work', Quantity: '1', Price: price }],
});

const clickIn = (scope: Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click();

const unfold = (page: Page, summary: string) => page.getByText(summary, { exact: true }).click();

const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((it) => it === document.activeElement)).toBe(true);

const inside = (page: Page) => page.getByRole('switch', { name: 'Prices include tax' });

const place = (page: Page) => field(page, 'Place of supply');

async function pickPlace(page: Page, province: string) {
  await unfold(page, 'Tax options');
  await place(page).selectOption({ label: province });
}

async function nameTwoTaxes(line: Locator, [first, second]: [string, string], rate: string) {
  await clickIn(line, 'More');
  await field(line, 'Tax name').fill(first);
  await clickIn(line, 'More than one tax');
  await field(line, 'Name of tax 2').fill(second);
  await field(line, 'Tax 2 rate').fill(rate);
}

/** Opens the panel next to the form and clicks the entry with this text, which leads to a field. */
async function follow(page: Page, sentence: string) {
  const panel = page.getByRole('region', { name: 'Invoice check' });
  await panel.locator('summary').first().click();
  const entry = panel.getByRole('listitem').filter({ hasText: sentence });
  await entry.getByRole('button', { name: 'Go to field' }).click();
}

type Terms = Record<string, string>;

/**
 * Saves the form with these totals, and checks them in the list, on the invoice's page, on a
 * client's page and in the PDF.
 */
async function expectEverywhere(
  page: Page,
  openPage: OpenPage,
  terms: Terms,
  words: string[] = [],
) {
  await expect.poll(() => readTerms(page)).toMatchObject(terms);
  await press(page, 'Save Invoice');
  await sees(page, /created successfully/);
  const path = `/view-invoice/${await newestListedId(page)}`;
  await sees(page.getByRole('table'), terms.Total ?? '');
  await page.locator(`a[href="${path}"]`).first().click();
  await sees(page.locator('article'), ...words);
  await expect.poll(() => readTerms(page.locator('article'))).toMatchObject(terms);
  const { bytes } = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Download PDF' }).first().click(),
  );
  const printed = readPdf(bytes).text.replace(/\s+/g, ' ');
  for (const part of [...Object.entries(terms).flat(), ...words]) expect(printed).toContain(part);
  const client = await openPage('phone');
  await openScreen(client, path);
  await sees(client.locator('article'), ...words);
  expect(await readTerms(client.locator('article'))).toMatchObject(terms);
}

walk('Quebec: the check leads to the province, and QST is separate', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/ca/create-invoice');
  await typeInvoice(page, pricedAt('140'));
  await field(page, 'Client address').fill('12, rue Saint-Jean\nQuébec QC  G1R 1N8');
  expect(await readTerms(page)).toMatchObject({ 'GST/HST': 'C$7.00', Total: 'C$147.00' });
  await follow(page, 'Invoices in Quebec must show the QST amount');
  await hasFocus(place(page));
  await place(page).selectOption({ label: 'Quebec' });
  await expectEverywhere(page, openPage, {
    'GST (5%)': 'C$7.00',
    'QST (9.975%)': 'C$13.97',
    Total: 'C$160.97',
  });
});

walk.for([
  ['Ontario', '2026-03-01', 'HST (13%)', 'C$18.20', 'C$158.20'],
  ['Nova Scotia', '2025-03-31', 'HST (15%)', 'C$21.00', 'C$161.00'],
  ['Nova Scotia', '2025-04-01', 'HST (14%)', 'C$19.60', 'C$159.60'],
] as const)('%s on %s has %s', async ([province, day, tax, amount, total], { openPage }) => {
  const page = await openPage('phone');
  await signUpOnPage(page);
  await openScreen(page, '/ca/create-invoice');
  await typeInvoice(page, pricedAt('140'));
  await field(page, 'Invoice date').fill(day);
  await pickPlace(page, province);
  await expectEverywhere(page, openPage, { Subtotal: 'C$140.00', [tax]: amount, Total: total });
});

walk(
  'UK reverse charge: the client owes the VAT, which no price can include',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/uk/create-invoice');
    await typeInvoice(page, pricedAt('150'));
    const line = itemOf(page, 1);
    await clickIn(line, 'More');
    await field(line, 'Reason for no tax').selectOption('reverse-charge');
    await sees(line, /^Your client pays the VAT to HMRC/);
    await unfold(page, 'Tax options');
    await inside(page).check();
    await press(page, 'Save Invoice');
    await sees(
      page,
      'Prices can’t include tax that your client pays to the tax authority. Turn off “Prices include tax” or remove the reverse charge.',
    );
    await hasFocus(inside(page));
    expect(await field(line, 'Price').inputValue()).toBe('150');
    expect(await field(line, 'Reason for no tax').inputValue()).toBe('reverse-charge');
    await inside(page).uncheck();
    await unfold(page, 'Add date of supply');
    await field(page, 'Date of supply').fill('2026-02-27');
    await expectEverywhere(
      page,
      openPage,
      { Subtotal: '£150.00', 'VAT (20%, reverse charge)': '£0.00', Total: '£150.00' },
      ['Reverse charge: Customer to pay the VAT of £30.00 to HMRC', 'Date of supply', '27/02/2026'],
    );
  },
);

walk('Australia: 500.00 including GST', async ({ openPage }) => {
  const page = await openPage('phone');
  await signUpOnPage(page);
  await openScreen(page, '/au/create-invoice');
  await typeInvoice(page, pricedAt('500'));
  expect(await readTerms(page)).toMatchObject({ GST: 'A$50.00', Total: 'A$550.00' });
  await unfold(page, 'Tax options');
  await inside(page).check();
  await expectEverywhere(
    page,
    openPage,
    { 'Total excluding tax': 'A$454.55', 'GST (10%)': 'A$45.45', Total: 'A$500.00' },
    ['Prices include GST'],
  );
});

walk('USA: two jurisdictions, which the check wants listed separately', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, {
    ...plainInvoice,
    items: [{ Description: 'Design work', Quantity: '3', Price: '33.33', Tax: '4' }],
  });
  await nameTwoTaxes(itemOf(page, 1), ['State', 'City'], '4.5');
  await unfold(page, 'Tax options');
  await inside(page).check();
  await expect.poll(() => readTerms(page)).toMatchObject({ Total: '$99.99' });
  await follow(page, 'Sales tax must be shown separately from the price');
  await hasFocus(inside(page));
  await inside(page).uncheck();
  await expectEverywhere(page, openPage, {
    Subtotal: '$99.99',
    'State (4%)': '$4.00',
    'City (4.5%)': '$4.50',
    Total: '$108.49',
  });
});

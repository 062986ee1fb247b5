import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey, type OpenPage } from '#tests/support/browser.ts';
import type { ScreenSize } from '#tests/support/launch-browser.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { downloadBy, openScreen, readTerms, reloadScreen, sees } from '#tests/support/screen.ts';
import { field, typeInvoice } from '#tests/support/type-invoice.ts';

// The figures of a golden invoice in `tests/fixtures/golden-invoices.ts`, repeated here as literals.
const home = '/uk';
const number = 'INV-044';
const clientName = 'Łukasz Żółć';
const payPal = 'https://www.paypal.me/wren?locale.x=en_GB';
const bank = {
  'Account number': '31926819',
  'Sort Code': '60-16-13',
  IBAN: 'GB29 NWBK 6016 1331 9268 19',
};
const invoice = {
  fields: {
    'Invoice number': number,
    'Invoice date': '2026-03-01',
    'Due date': '2099-03-31',
    'Business name': 'Wren Insulation Ltd',
    'Business email': 'hello@wren.example',
    'Business address': '1 High Street\nLeeds',
    'Client name': clientName,
    'Client address': '2 Mill Lane\nYork',
    ...bank,
    'PayPal.Me link': payPal,
  },
  items: [
    { Description: 'Loft insulation', Quantity: '3', Price: '45.50', Tax: '20' },
    { Description: "Children's car seat", Quantity: '12', Price: '7.25', Tax: '5' },
    { Description: 'Books', Quantity: '1', Price: '60', Tax: '0' },
  ],
};
const dates = { 'Invoice date': '01/03/2026', 'Due date': '31/03/2099' };
const total = '£275.76';
const totals = {
  Subtotal: '£283.50',
  'Discount (12.5%)': '-£35.44',
  'VAT (0%)': '£0.00',
  'VAT (5%)': '£3.81',
  'VAT (20%)': '£23.89',
  Total: total,
};
const fileName = 'INV-044-2026-03-01.pdf';

const sizes: ScreenSize[] = isFullStrain ? ['phone', 'desktop'] : ['phone'];
for (const size of sizes) {
  journey(`from a guest's draft to a paid invoice, on a ${size}`, async ({ openPage }) => {
    const seller = await openPage(size, {
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'no-preference',
    });
    await draftAsGuest(seller);
    await preview(seller);
    await saveWithNewAccount(seller);
    await findInList(seller);
    await readSheet(seller);
    const link = await copyLink(seller);
    const client = await openAsClient(openPage, size, link);
    await markPaid(seller);
    await findPaid(client);
  });
}

async function draftAsGuest(page: Page) {
  await openScreen(page, `${home}/create-invoice`);
  await typeInvoice(page, invoice);
  await page.getByRole('button', { name: 'Add Discount' }).click();
  await field(page, 'Discount').fill('12.5');
  await expect.poll(() => readTerms(page)).toEqual(totals);
  await sees(page.getByText('Amount due').locator('..').filter({ visible: true }), total);
}

async function preview(page: Page) {
  await page.getByRole('button', { name: 'Preview' }).click();
  await sees(page, 'Invoice preview created!');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByRole('heading', { name: `Invoice ${number}` }).waitFor();
  expect(await readTerms(dialog)).toEqual({ ...dates, ...totals, ...bank });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function saveWithNewAccount(page: Page) {
  await page.getByRole('button', { name: 'Save Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your free account' });
  await sees(dialog, 'Please sign in to save your invoice');
  await field(dialog, 'Email').fill(`${crypto.randomUUID()}@example.com`);
  await field(dialog, 'Password').fill('a long wren password');
  const arrival = ahead(page.waitForURL(new RegExp(`${home}/invoices\\?highlight=[0-9a-f-]{36}$`)));
  await dialog.getByRole('button', { name: 'Create free account' }).click();
  await sees(page, 'Welcome! Your account is ready.');
  await arrival;
  await sees(page, 'Invoice saved to your account!');
}

async function findInList(page: Page) {
  const row = rowOf(page, number);
  await row.waitFor();
  expect(await row.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
  await sees(row, clientName, /31 Mar 2099/, total, 'Unpaid');
  expect(await row.textContent()).toContain('1 Mar 2026');
  await sees(page, '2 of 3 free invoices remaining.');
  await page.waitForURL(new RegExp(`${home}/invoices$`));

  const press = () => row.getByRole('button', { name: `PDF of ${number}` }).click();
  const file = await downloadBy(page, press);
  await sees(page, 'PDF downloaded successfully!');
  expect(file.name).toBe(fileName);
}

async function readSheet(page: Page) {
  await rowOf(page, number)
    .getByRole('button', { name: `View ${number}` })
    .click();
  await page.getByRole('heading', { name: `Invoice ${number}` }).waitFor();
  expect(await readTerms(page)).toMatchObject({ ...totals, ...bank });

  const press = () => page.getByRole('link', { name: 'Download PDF' }).click();
  const { name, bytes } = await downloadBy(page, press);
  expect(name).toBe(fileName);
  const pdf = readPdf(bytes);
  expect(pdf.complaints).toEqual([]);
  expect(pdf.title).toBe(`Invoice ${number}`);
  const printed = [
    clientName,
    ...invoice.items.map(({ Description }) => Description),
    ...Object.entries(totals).flat(),
    ...Object.entries(bank).flat(),
    ...Object.values(dates),
  ];
  for (const text of printed) expect(pdf.text).toContain(text);
  const links = pdf.pages.flatMap((sheet) => sheet.links.map(({ uri }) => uri));
  expect(links).toContain(payPal);
  await page.goBack();
}

async function copyLink(page: Page): Promise<string> {
  await rowOf(page, number)
    .getByRole('button', { name: `Copy link to ${number}` })
    .click();
  await sees(page, '✓ Invoice link successfully copied to clipboard!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/localhost:\d+\/view-invoice\/[0-9a-f-]{36}$/);
  return link;
}

/** Another visitor, who only has the link. */
async function openAsClient(openPage: OpenPage, size: ScreenSize, link: string) {
  const page = await openPage(size);
  await openScreen(page, link);
  expect(await readTerms(page)).toMatchObject({ ...totals, ...bank });
  await page.getByRole('link', { name: 'Pay Invoice' }).click();
  await page.getByRole('heading', { name: 'Pay Invoice' }).waitFor();
  await page.getByRole('heading', { name: 'Payment Options' }).waitFor();
  await sees(page, total);
  expect(await readTerms(page)).toMatchObject(dates);
  await sees(page, ...Object.values(bank), number);
  const payNow = page.getByRole('link', { name: 'Pay with PayPal' });
  expect(await payNow.getAttribute('href')).toBe(
    'https://www.paypal.me/wren/275.76GBP?locale.x=en_GB',
  );
  return page;
}

async function markPaid(page: Page) {
  const row = rowOf(page, number);
  await row.getByRole('button', { name: `Mark paid: ${number}` }).click();
  await sees(page, 'Invoice marked as paid!');
  await row.getByText('Paid', { exact: true }).waitFor();
}

async function findPaid(page: Page) {
  await reloadScreen(page);
  await page.getByRole('heading', { name: 'Invoice Paid' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Payment Options' }).count()).toBe(0);
}

function rowOf(page: Page, number: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number }) });
}

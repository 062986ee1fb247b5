import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey, type OpenPage } from '#tests/support/browser.ts';
import type { ScreenSize } from '#tests/support/launch-browser.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { downloadBy, openScreen, readTerms, reloadScreen, sees } from '#tests/support/screen.ts';
import { field, type TypedInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

type JourneyRun = {
  home: string;
  invoice: TypedInvoice;
  /** In percent. */
  discount?: string;
  number: string;
  /** In the country's format. */
  dates: { invoice: string; due: string };
  /** The client's PayPal link, with the amount due. */
  payPal: string;
  totals: Record<string, string>;
  total: string;
  /** Bank details with the country's labels. */
  bank: Record<string, string>;
  fileName: string;
};

/** The golden figures of `tests/fixtures/golden-invoices.ts`, repeated here as literals. */
const walks: JourneyRun[] = [
  {
    home: '/us',
    number: 'QC-2026-007',
    invoice: {
      fields: {
        'Invoice number': 'QC-2026-007',
        'Invoice date': '2026-03-01',
        'Due date': '2099-03-31',
        'Business name': 'Wren Studio',
        'Business email': 'hello@wren.example',
        'Business address': '1 Main Street\nSpringfield',
        'Client name': 'Finch & Sons',
        'Client address': '2 High Street\nRivertown',
        'Account number': '000123456789',
        'Routing Number': '021000021',
        'PayPal.Me link': 'https://paypal.me/wrenstudio',
      },
      items: [
        { Description: 'Development, hours', Quantity: '40', Price: '180', Tax: '9.975' },
        { Description: 'Hosting', Quantity: '1', Price: '980.00', Tax: '9.975' },
      ],
    },
    dates: { invoice: '03/01/2026', due: '03/31/2099' },
    totals: { Subtotal: '$8,180.00', 'Sales Tax': '$815.96', Total: '$8,995.96' },
    total: '$8,995.96',
    payPal: 'https://paypal.me/wrenstudio/8995.96USD',
    bank: { 'Account number': '000123456789', 'Routing Number': '021000021' },
    fileName: 'QC-2026-007-2026-03-01.pdf',
  },
  {
    home: '/uk',
    number: 'INV-044',
    invoice: {
      fields: {
        'Invoice number': 'INV-044',
        'Invoice date': '2026-03-01',
        'Due date': '2099-03-31',
        'Business name': 'Wren Insulation Ltd',
        'Business email': 'hello@wren.example',
        'Business address': '1 High Street\nLeeds',
        'Client name': 'Łukasz Żółć',
        'Client address': '2 Mill Lane\nYork',
        'Account number': '31926819',
        'Sort Code': '60-16-13',
        IBAN: 'GB29 NWBK 6016 1331 9268 19',
        'PayPal.Me link': 'https://www.paypal.me/wren?locale.x=en_GB',
      },
      items: [
        { Description: 'Loft insulation', Quantity: '3', Price: '45.50', Tax: '20' },
        { Description: "Children's car seat", Quantity: '12', Price: '7.25', Tax: '5' },
        { Description: 'Books', Quantity: '1', Price: '60', Tax: '0' },
      ],
    },
    discount: '12.5',
    dates: { invoice: '01/03/2026', due: '31/03/2099' },
    totals: {
      Subtotal: '£283.50',
      'Discount (12.5%)': '-£35.44',
      'VAT (0%)': '£0.00',
      'VAT (5%)': '£3.81',
      'VAT (20%)': '£23.89',
      Total: '£275.76',
    },
    total: '£275.76',
    payPal: 'https://www.paypal.me/wren/275.76GBP?locale.x=en_GB',
    bank: {
      'Account number': '31926819',
      'Sort Code': '60-16-13',
      IBAN: 'GB29 NWBK 6016 1331 9268 19',
    },
    fileName: 'INV-044-2026-03-01.pdf',
  },
];

// Both sizes share their components, both countries their flow: a normal run covers each once, the
// soak all four combinations.
const rounds = (['phone', 'desktop'] as const).map((size, at) => ({
  size,
  countries: isFullStrain ? walks : walks.slice(at, at + 1),
}));

for (const { size, countries } of rounds) {
  for (const walk of countries) {
    journey(
      `from a guest's draft at ${walk.home} to a paid invoice, on a ${size}`,
      async ({ openPage }) => {
        const seller = await openPage(size, {
          permissions: ['clipboard-read', 'clipboard-write'],
          reducedMotion: 'no-preference',
        });
        await draftAsGuest(seller, walk);
        await preview(seller, walk);
        await saveWithNewAccount(seller, walk);
        await findInList(seller, walk);
        await readSheet(seller, walk);
        const link = await copyLink(seller, walk);
        const client = await openAsClient(openPage, size, link, walk);
        await markPaid(seller, walk);
        await findPaid(client);
      },
    );
  }
}

async function draftAsGuest(page: Page, { home, invoice, discount, totals, total }: JourneyRun) {
  await openScreen(page, `${home}/create-invoice`);
  await typeInvoice(page, invoice);
  if (discount) {
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await field(page, 'Discount').fill(discount);
  }
  await expect.poll(() => readTerms(page)).toEqual(totals);
  await sees(page.getByText('Amount due').locator('..').filter({ visible: true }), total);
}

async function preview(page: Page, { number, totals, dates, bank }: JourneyRun) {
  await page.getByRole('button', { name: 'Preview' }).click();
  await sees(page, 'Invoice preview created!');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByRole('heading', { name: `Invoice ${number}` }).waitFor();
  expect(await readTerms(dialog)).toEqual({
    'Invoice date': dates.invoice,
    'Due date': dates.due,
    ...totals,
    ...bank,
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function saveWithNewAccount(page: Page, { home }: JourneyRun) {
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

async function findInList(page: Page, { home, number, invoice, total, fileName }: JourneyRun) {
  const row = rowOf(page, number);
  await row.waitFor();
  expect(await row.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none');
  await sees(row, invoice.fields?.['Client name'] ?? '', /31 Mar 2099/, total, 'Unpaid');
  expect(await row.textContent()).toContain('1 Mar 2026');
  await sees(page, '2 of 3 free invoices remaining.');
  await page.waitForURL(new RegExp(`${home}/invoices$`));

  const press = () => row.getByRole('button', { name: `PDF of ${number}` }).click();
  const file = await downloadBy(page, press);
  await sees(page, 'PDF downloaded successfully!');
  expect(file.name).toBe(fileName);
}

async function readSheet(page: Page, walk: JourneyRun) {
  await rowOf(page, walk.number)
    .getByRole('link', { name: `View ${walk.number}` })
    .click();
  await page.getByRole('heading', { name: `Invoice ${walk.number}` }).waitFor();
  expect(await readTerms(page)).toMatchObject({ ...walk.totals, ...walk.bank });

  const press = () => page.getByRole('link', { name: 'Download PDF' }).click();
  const { name, bytes } = await downloadBy(page, press);
  expect(name).toBe(walk.fileName);
  const pdf = readPdf(bytes);
  expect(pdf.complaints).toEqual([]);
  expect(pdf.title).toBe(`Invoice ${walk.number}`);
  const printed = [
    walk.invoice.fields?.['Client name'] ?? '',
    ...(walk.invoice.items ?? []).map(({ Description = '' }) => Description),
    ...Object.entries(walk.totals).flat(),
    ...Object.entries(walk.bank).flat(),
    ...Object.values(walk.dates),
  ];
  for (const text of printed) expect(pdf.text).toContain(text);
  const links = pdf.pages.flatMap((sheet) => sheet.links.map(({ uri }) => uri));
  expect(links).toContain(walk.invoice.fields?.['PayPal.Me link']);
  await page.goBack();
}

async function copyLink(page: Page, { number }: JourneyRun): Promise<string> {
  await rowOf(page, number)
    .getByRole('button', { name: `Copy link to ${number}` })
    .click();
  await sees(page, '✓ Invoice link successfully copied to clipboard!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/localhost:\d+\/view-invoice\/[0-9a-f-]{36}$/);
  return link;
}

/** Another visitor, who only has the link. */
async function openAsClient(openPage: OpenPage, size: ScreenSize, link: string, walk: JourneyRun) {
  const page = await openPage(size);
  await openScreen(page, link);
  expect(await readTerms(page)).toMatchObject({ ...walk.totals, ...walk.bank });
  await page.getByRole('link', { name: 'Pay Invoice' }).click();
  await page.getByRole('heading', { name: 'Pay Invoice' }).waitFor();
  await page.getByRole('heading', { name: 'Payment Options' }).waitFor();
  await sees(page, walk.total);
  expect(await readTerms(page)).toMatchObject({
    'Invoice date': walk.dates.invoice,
    'Due date': walk.dates.due,
  });
  const details = { ...walk.bank, 'Payment reference': walk.number };
  for (const [label, value] of Object.entries(details)) {
    const detail = page
      .getByRole('listitem')
      .filter({ has: page.getByText(label, { exact: true }) });
    expect(await detail.innerText()).toContain(value);
  }
  const payPal = page.getByRole('link', { name: 'Pay with PayPal' });
  expect(await payPal.getAttribute('href')).toBe(walk.payPal);
  expect(await payPal.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  return page;
}

async function markPaid(page: Page, { number }: JourneyRun) {
  const row = rowOf(page, number);
  await row.getByRole('button', { name: `Mark paid: ${number}` }).click();
  await sees(page, 'Invoice marked as paid!');
  await row.getByText('Paid', { exact: true }).waitFor();
}

async function findPaid(page: Page) {
  await reloadScreen(page);
  await page.getByRole('heading', { name: 'Invoice Paid' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Payment Options' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Pay with PayPal' }).count()).toBe(0);
  expect(await page.getByText('Account number').count()).toBe(0);
}

function rowOf(page: Page, number: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number }) });
}

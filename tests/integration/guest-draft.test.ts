import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { ahead } from '#tests/support/ahead.ts';
import { switchCountry } from '#tests/support/country-on-page.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openWithDraft } from '#tests/support/open-with-draft.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { saveAsGuest } from '#tests/support/save-as-guest.ts';
import { openScreen, readDownload, readTerms, reloadScreen, sees } from '#tests/support/screen.ts';
import { signInByDialog, signUpByDialog } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

walk('every change is stored, and restored after a reload', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await field(itemOf(page, 1), 'Tax').fill('9.975');
  const key = await keptKey(page);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!');
  for (const [label, text] of Object.entries(plainInvoice.fields)) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  expect(await readTerms(page)).toMatchObject({ 'Sales Tax': '$9.98', Total: '$109.98' });
  await field(page, 'Client name').fill('Wren & Daughters');
  expect(await keptKey(page)).toBe(key);
});

walk('an untouched form leaves no draft', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('button', { name: 'Add Discount' }).click();
  await field(page, 'Currency').selectOption('JPY');
  await field(page, 'Currency').selectOption('USD');
  await field(page, 'Client name').fill('F');
  await field(page, 'Client name').fill('');
  await expect.poll(() => keptDraft(page)).toBeNull();

  // One that exists anyway.
  const empty = emptyDraft('us', { today: '2026-03-01', saveKey: 'key', itemId: 'item-1' });
  await openWithDraft(page, JSON.stringify(empty));
  expect(await keptDraft(page)).toBeNull();
  expect(await page.getByText('Your invoice data has been restored!').count()).toBe(0);
  expect(await field(page, 'Invoice date').inputValue()).not.toBe('2026-03-01');
});

walk(
  'dates that were not edited become today’s when the draft is restored',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, formPath);
    const today = await field(page, 'Invoice date').inputValue();
    await field(page, 'Client name').fill('Finch & Sons');
    await expect.poll(() => keptDraft(page)).toContain('Finch & Sons');
    const kept = JSON.parse((await keptDraft(page)) ?? '{}');
    const suggestedDates = { invoiceDate: '2026-03-01', dueDate: '2026-03-31' };
    await openWithDraft(page, JSON.stringify({ ...kept, ...suggestedDates, suggestedDates }));
    await sees(page, 'Your invoice data has been restored!');
    expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');
    expect(await field(page, 'Invoice date').inputValue()).toBe(today);
    expect(await field(page, 'Due date').inputValue()).toBe(addDays(today, 30));
  },
);

walk('a corrupt draft is removed, and the form starts empty', async ({ openPage }) => {
  const page = await openPage('desktop');
  for (const text of ['{"invoiceNumber":', '[]', '{"items":7}', 'null']) {
    await openWithDraft(page, text);
    expect(await field(page, 'Invoice number').inputValue()).toBe('INV-001');
    expect(await field(page, 'Client name').inputValue()).toBe('');
    expect(await page.evaluate((key) => localStorage.getItem(key), guestDraftKey)).toBeNull();
  }
});

walk('a draft of the earlier format is read under its own keys', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openWithDraft(
    page,
    JSON.stringify({
      invoiceNumber: 'INV-009',
      invoiceDate: '2026-03-01',
      dueDate: '2026-03-31',
      fromName: 'Wren Studio',
      fromEmail: 'hello@wren.example',
      fromAddress: '1 Main Street',
      taxId: '12-3456789',
      clientName: 'Finch & Sons',
      items: [{ id: '1', description: 'Design work', quantity: 2, price: 50.5, taxRate: 10 }],
      discount: 10,
      showDiscount: true,
      paypalLink: 'https://paypal.me/wren',
      selectedCurrency: 'EUR',
      currencyManuallySet: true,
    }),
  );
  await sees(page, 'Your invoice data has been restored!');
  const kept = {
    'Invoice number': 'INV-009',
    'Business name': 'Wren Studio',
    'Business email': 'hello@wren.example',
    'Business address': '1 Main Street',
    'EIN / Tax ID': '12-3456789',
    'PayPal.Me link': 'https://paypal.me/wren',
    Currency: 'EUR',
  };
  for (const [label, text] of Object.entries(kept)) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  // 101.00 less 10% is 90.90, and 10% of that is 9.09.
  expect(await readTerms(page)).toMatchObject({ Subtotal: '€101.00 EUR', Total: '€99.99 EUR' });
});

walk('Download as a guest signs in, saves, and delivers the PDF', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await sees(page, 'Please create a preview first');
  await typeInvoice(page, plainInvoice);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await sees(page, 'Please sign in to download your invoice');
  const downloading = ahead(page.waitForEvent('download'));
  await signUpByDialog(page);
  const { name, bytes } = await readDownload(await downloading);
  expect(name).toMatch(/^INV-001-\d{4}-\d\d-\d\d\.pdf$/);
  expect(readPdf(bytes).text).toContain('$100.00');
  await page.waitForURL(/\/us\/invoices$/);
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  expect(await page.evaluate((key) => localStorage.getItem(key), guestDraftKey)).toBeNull();
});

walk('reaching the limit keeps the draft and shows the plans', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  const account = await saveAsGuest(page, ['INV-001', 'INV-002', 'INV-003']);
  await signInByDialog(page, account);
  await sees(page, 'Invoice limit reached. Upgrade your plan to continue.');
  const plans = page.getByRole('dialog', { name: 'Invoice limit reached' });
  await sees(plans, 'Basic', 'Standard', 'Pro', 'Most Popular', 'Get unlimited invoices');
  await plans.getByRole('button', { name: 'Close' }).click();
  expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');

  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!');
  expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');
});

walk(
  'a number already in use is replaced by the next one, with a message',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const account = await saveAsGuest(page, ['INV-007'], 'INV-007');
    await signInByDialog(page, account);
    await sees(page, 'Invoice saved to your account!');
    await sees(page, 'The number was already in use, so we used INV-008 instead.');
    expect(await listedNumbers(page, 2)).toEqual(['INV-008', 'INV-007']);
  },
);

walk('a chosen currency stays when the country changes', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await field(page, 'Currency').selectOption('EUR');
  await sees(page, 'Currency changed to EUR for this invoice only');
  await switchCountry(page, 'USA', 'UK');
  await expect.poll(() => field(page, 'Currency').inputValue()).toBe('EUR');
  await expect
    .poll(() => readTerms(page))
    .toMatchObject({ VAT: '€20.00 EUR', Total: '€120.00 EUR' });
});

walk('a country change updates only the currency and untouched tax rates', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await typeInvoice(page, {
    ...plainInvoice,
    items: [...plainInvoice.items, { Description: 'Book', Price: '50', Tax: '7.25' }],
  });
  await switchCountry(page, 'USA', 'UK');
  await expect.poll(() => field(page, 'Currency').inputValue()).toBe('GBP');
  await field(page, 'Sort Code').waitFor();
  await expect.poll(() => field(itemOf(page, 1), 'Tax').inputValue()).toBe('20');
  await expect.poll(() => field(itemOf(page, 2), 'Tax').inputValue()).toBe('7.25');
  await switchCountry(page, 'UK', 'Australia');
  await field(page, 'BSB Number').waitFor();
  await expect.poll(() => field(itemOf(page, 1), 'Tax').inputValue()).toBe('10');
  await expect.poll(() => field(itemOf(page, 2), 'Tax').inputValue()).toBe('7.25');
});

function keptDraft(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), guestDraftKey);
}

/** The key of the draft in the browser, which stays the same from the first change on. */
async function keptKey(page: Page): Promise<string> {
  await expect.poll(() => keptDraft(page)).not.toBeNull();
  return JSON.parse((await keptDraft(page)) ?? '{}').saveKey;
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emptyItem } from '#app/domain/invoices/draft.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { walk } from '#tests/support/journey.ts';
import { openWithDraft } from '#tests/support/open-with-draft.ts';
import { openScreen, readTerms, sees } from '#tests/support/screen.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const link = 'Other payment link';

/** A field, an invalid value and its message. */
const rules: [label: string, text: string, message: string][] = [
  ['Invoice number', '', 'Invoice number is required'],
  ['Invoice number', 'x'.repeat(51), 'Invoice number must be 50 characters or fewer'],
  ['Invoice date', '', 'Invoice date is required'],
  ['Due date', '', 'Due date is required'],
  ['Due date', '2020-01-01', 'Due date must be on or after invoice date'],
  ['Business name', ' ', 'Business name is required'],
  ['Business name', 'x'.repeat(201), 'Business name must be 200 characters or fewer'],
  ['Business email', '', 'Enter a valid email'],
  ['Business email', 'hello@wren', 'Enter a valid email'],
  ['Business phone', '1'.repeat(51), 'Business phone must be 50 characters or fewer'],
  ['Business website', 'x'.repeat(501), 'Business website must be 500 characters or fewer'],
  ['Business address', '', 'Business address is required'],
  ['Client name', '', 'Client name is required'],
  ['Client email', 'finch', 'Enter a valid email'],
  ['Client email', 'HELLO@wren.example', 'Client email cannot be the same as business email'],
  ['Client address', '', 'Client address is required'],
  ['Description', '', 'Description is required'],
  ['Description', 'x'.repeat(501), 'Description must be 500 characters or fewer'],
  ['Quantity', '0', 'Quantity must be greater than 0'],
  ['Quantity', '-1', 'Quantity must be greater than 0'],
  ['Quantity', '100001', 'Quantity must be 100,000 or less'],
  ['Price', '-0.01', 'Price must be 0 or greater'],
  ['Price', 'ten', 'Enter a number, for example 12.50'],
  ['Price', '1000000001', 'Price must be 1,000,000,000 or less'],
  ['Tax', '100.001', 'Tax rate must be between 0 and 100'],
  ['Tax', '-5', 'Tax rate must be between 0 and 100'],
  ['Notes', 'x'.repeat(5001), 'Notes must be 5000 characters or fewer'],
  ['PayPal.Me link', 'http://paypal.me/wren', 'Must start with https://'],
  ['PayPal.Me link', 'javascript:alert("paypal.me")', 'Must start with https://'],
  ['PayPal.Me link', 'https://evil.example/?paypal.me', 'Must be from paypal.me'],
  ['PayPal.Me link', 'https://paypal.me.evil.example/wren', 'Must be from paypal.me'],
  ['PayPal.Me link', 'https://paypal.me', 'Add your name, for example https://paypal.me/yourname'],
  ['PayPal.Me link', 'https://paypal.me@evil.example/', 'Must be from paypal.me'],
];

walk('an empty form shows every missing field, and focuses the first', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/us/create-invoice');
  await clickSave(page);
  await sees(page, 'Please correct 8 highlighted field(s)');
  await sees(page, 'Issues found in: business info, client info, items, payment methods');
  await expectFocus(page, 'Business name');
  await sees(
    page,
    'Business name is required',
    'Enter a valid email',
    'Business address is required',
    'Client name is required',
    'Client address is required',
    'Description is required',
    'At least one item must be complete with name, quantity > 0, and price ≥ 0',
    'At least one payment method is required (bank details or payment link)',
  );
});

walk('each rule shows its message at its field until it is met', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  for (const [label, text, message] of rules) {
    const input = field(page, label);
    const before = await input.inputValue();
    await input.fill(text);
    await clickSave(page);
    await page.getByText(message, { exact: true }).first().waitFor();
    await expectFocus(page, label);
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    await input.fill(before);
    await expect.poll(() => input.getAttribute('aria-invalid'), { message: label }).toBeNull();
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  await clickSave(page);
  await sees(page, 'Please sign in to save your invoice');
});

walk('an invoice needs at least one payment method, and only valid links', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  await field(page, 'Account number').fill('');
  await clickSave(page);
  await sees(page, 'At least one payment method is required (bank details or payment link)');
  await page.getByRole('switch', { name: 'Accept card payments' }).check();
  await clickSave(page);
  await sees(page, 'Stripe payment link is required when card payments are enabled');
  for (const [text, message] of [
    ['buy.stripe.com/x', 'Must start with https://'],
    ['https://stripe.com.evil.example/x', 'Must be from stripe.com'],
    ['https://evil.example/stripe.com', 'Must be from stripe.com'],
  ] as const) {
    await field(page, 'Stripe payment link').fill(text);
    await sees(page, message);
  }
  await field(page, 'Stripe payment link').fill('https://buy.stripe.com/test_wren');
  await page.getByText('Other payment links').click();
  await page.getByRole('button', { name: 'Add Link' }).click();
  await field(page, 'Link name').fill(link);
  await field(page, 'Link URL').fill('https://user@pay.example/');
  await clickSave(page);
  await sees(page, `Invalid URL for payment link "${link}"`);
  await field(page, 'Link URL').fill('https://pay.example/wren');
  await clickSave(page);
  await sees(page, 'Please sign in to save your invoice');
});

walk(
  'an IBAN is checked by its country and checksum, a SWIFT code by its format',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/uk/create-invoice');
    const wrong = {
      'GB29 NWBK 6016 1331 9268 1': 'GB IBAN must be 22 characters',
      'GB29 NWBK 6016 1331 9268 18': 'Invalid IBAN checksum',
      '29 GB': 'IBAN format: 2 letters + 2 digits + account number (e.g., GB82WEST12345698765432)',
    };
    for (const [iban, message] of Object.entries(wrong)) {
      await field(page, 'IBAN').fill(iban);
      await field(page, 'IBAN').blur();
      await sees(page, message);
    }
    await field(page, 'IBAN').fill('gb29nwbk60161331926819');
    await expect.poll(() => field(page, 'IBAN').getAttribute('aria-invalid')).toBeNull();
    await field(page, 'SWIFT/BIC').fill('NWBK');
    await field(page, 'SWIFT/BIC').blur();
    await expect.poll(() => field(page, 'SWIFT/BIC').getAttribute('aria-invalid')).toBe('true');
  },
);

walk(
  'numbers are formatted on leaving the field, a discount while typing',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us/create-invoice');
    const line = itemOf(page, 1);
    for (const [label, typed, kept] of [
      ['Quantity', '', '1'],
      ['Quantity', '2.34567', '2.3457'],
      ['Price', '', '0'],
      ['Price', '33.335', '33.34'],
      ['Tax', '', '0'],
      ['Tax', '9.97549', '9.9755'],
    ] as const) {
      await field(line, label).fill(typed);
      await field(line, label).blur();
      await expect.poll(() => field(line, label).inputValue()).toBe(kept);
    }
    await field(line, 'Quantity').fill('1');
    await field(line, 'Price').fill('100');
    await field(line, 'Tax').fill('10');
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await expectFocus(page, 'Discount');
    await field(page, 'Discount').fill('10');
    await expect
      .poll(() => readTerms(page))
      .toMatchObject({ 'Sales Tax': '$9.00', Total: '$99.00' });
    await field(page, 'Discount').fill('150');
    expect(await field(page, 'Discount').inputValue()).toBe('100');
    expect(await readTerms(page)).toMatchObject({ Total: '$0.00' });
    await page.getByRole('button', { name: 'Remove discount' }).click();
    expect(await readTerms(page)).toMatchObject({ Total: '$110.00' });
    await page.getByRole('button', { name: 'Add Discount' }).click();
    expect(await field(page, 'Discount').inputValue()).toBe('0');
  },
);

walk(
  'a price survives a currency without decimals as typed, and is rounded on save',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, plainInvoice);
    const price = field(itemOf(page, 1), 'Price');
    await price.fill('12.49');
    for (const currency of ['GBP', 'JPY', 'CHF', 'USD']) {
      await field(page, 'Currency').selectOption(currency);
      await price.focus();
      await price.blur();
      expect(await price.inputValue()).toBe('12.49');
    }
    expect(await readTerms(page)).toMatchObject({ Total: '$12.49' });
    await field(page, 'Currency').selectOption('JPY');
    expect(await price.inputValue()).toBe('12.49');
    await sees(itemOf(page, 1), '= ¥12 JPY');
    expect(await readTerms(page)).toMatchObject({ Total: '¥12 JPY' });
    await page.getByRole('button', { name: 'Preview' }).click();
    await sees(page.getByRole('dialog'), '¥12 JPY');
  },
);

walk(
  'numbers are parsed as users type them, and immediately show their value',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, plainInvoice);
    const line = itemOf(page, 1);
    for (const [label, typed, shown, kept, total] of [
      ['Quantity', '2,5', '= 2.5', '2.5', '$250.00'],
      ['Price', '12,5', '= $12.50', '12.5', '$31.25'],
      ['Price', '1,000', '= $1,000.00', '1000', '$2,500.00'],
      ['Price', '1 000', '= $1,000.00', '1000', '$2,500.00'],
      ['Price', '$5', '= $5.00', '5', '$12.50'],
      ['Tax', '20%', '= 20%', '20', '$15.00'],
    ] as const) {
      await field(line, label).fill(typed);
      await sees(line, shown);
      expect(await readTerms(page)).toMatchObject({ Total: total });
      await field(line, label).blur();
      expect(await field(line, label).inputValue()).toBe(kept);
      expect(await line.getByText(shown).count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Add Discount' }).click();
    await field(page, 'Discount').fill('12,5');
    await sees(page, '= 12.5%');
  },
);

walk('one line always remains', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/create-invoice');
  const add = page.getByRole('button', { name: 'Add Item' });
  expect(await page.getByRole('button', { name: 'Remove item 1' }).isDisabled()).toBe(true);
  await field(itemOf(page, 1), 'Description').fill('First');
  await add.click();
  await field(itemOf(page, 2), 'Description').fill('Second');
  await page.getByRole('button', { name: 'Remove item 1' }).click();
  expect(await field(itemOf(page, 1), 'Description').inputValue()).toBe('Second');
  expect(await page.getByRole('button', { name: 'Remove item 1' }).isDisabled()).toBe(true);
});

walk(
  'lines are reordered with the arrow keys, and a removed one can be restored',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/us/create-invoice');
    const names = ['First', 'Second', 'Third'];
    await typeInvoice(page, { items: names.map((Description) => ({ Description })) });
    const order = () =>
      Promise.all(names.map((_, at) => field(itemOf(page, at + 1), 'Description').inputValue()));
    const handle = (position: number) =>
      page.getByRole('button', { name: `Move item ${position}`, exact: true });
    await handle(1).focus();
    await handle(1).press('ArrowDown');
    await expect.poll(order).toEqual(['Second', 'First', 'Third']);
    await sees(page, 'Item 1 is now item 2 of 3');
    await handle(2).press('ArrowDown');
    await handle(3).press('ArrowDown');
    await expect.poll(order).toEqual(['Second', 'Third', 'First']);
    await handle(2).press('ArrowUp');
    await expect.poll(order).toEqual(['Third', 'Second', 'First']);

    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await sees(page, 'Item 2 removed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(order).toEqual(['Third', 'Second', 'First']);
  },
);

walk('a hundred lines are the maximum', async ({ openPage }) => {
  const page = await openPage('desktop');
  const line = { ...emptyItem('us', ''), description: 'Position', unitPrice: '1.01' };
  const items = Array.from({ length: 99 }, (_, at) => ({ ...line, id: `item-${at + 1}` }));
  await openWithDraft(page, JSON.stringify(validDraft('us', { items })));
  expect(await readTerms(page)).toMatchObject({ Total: '$99.99' });
  await page.getByRole('button', { name: 'Add Item' }).click();
  await field(itemOf(page, 100), 'Price').fill('0.01');
  await expect.poll(() => readTerms(page)).toMatchObject({ Total: '$100.00' });
  expect(await page.getByRole('button', { name: 'Add Item' }).isDisabled()).toBe(true);
  await sees(page, 'An invoice can have at most 100 items');
});

async function clickSave(page: Page) {
  await page.getByRole('button', { name: 'Save Invoice' }).click();
}

/** Expects the field with that label to have the focus. */
async function expectFocus(page: Page, label: string) {
  const input = field(page, label);
  await expect
    .poll(() => input.evaluate((element) => element === document.activeElement), { message: label })
    .toBe(true);
}

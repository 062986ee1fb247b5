import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emptyItem } from '#app/domain/invoices/draft.ts';
import { walk } from '#tests/support/journey.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { downloadBy, openScreen, readTerms, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What an account of the country needs before it can be saved. */
async function typeBusiness(page: Page, postalCode: string) {
  await page.locator('[name="businessName"]').fill('Wren Studio');
  await page.locator('[name="phone"]').fill('555 0100');
  await page.locator('[name="postalCode"]').fill(postalCode);
  await page.locator('[name="address"]').fill('1 Main Street');
}

async function save(page: Page) {
  await button(page, 'Save Settings').click();
  await sees(page, 'Settings updated successfully!');
}

/** Saves the form's invoice and reads its page and its PDF. */
async function saveAndRead(page: Page) {
  await button(page, 'Save Invoice').click();
  await page.waitForURL('**/invoices?highlight=*');
  const id = new URL(page.url()).searchParams.get('highlight') ?? '';
  await openScreen(page, `/view-invoice/${id}`);
  const { bytes } = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Download PDF' }).first().click(),
  );
  const one = (text: string) => text.replace(/\s+/g, ' ');
  return {
    id,
    sheet: one(await page.getByRole('main').innerText()),
    pdf: one(readPdf(bytes).text),
  };
}

walk(
  'a wrong VAT number gets a warning and is saved; unset, nothing changes',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, '/uk/create-invoice');
    expect(await field(itemOf(page, 1), 'Tax').inputValue()).toBe('20');

    await openSettings(page, '/uk/settings');
    await typeBusiness(page, 'SW1A 1AA');
    const question = field(page, 'Are you registered for VAT?');
    expect(await question.inputValue()).toBe('');
    await question.selectOption('Yes');
    const vat = field(page, 'VAT number');
    await vat.fill('GB123456782');
    await vat.blur();
    expect(await page.getByText('This number doesn’t look right').count()).toBe(0);
    await vat.fill('GB123456789');
    await vat.blur();
    await sees(page, 'This number doesn’t look right');
    expect(await vat.getAttribute('aria-invalid')).toBeNull();
    await save(page);

    await openSettings(page, '/uk/settings');
    expect(await vat.inputValue()).toBe('GB123456789');
    await sees(page, 'This number doesn’t look right');

    await openScreen(page, '/uk/create-invoice');
    await typeInvoice(page, plainInvoice);
    const { sheet, pdf } = await saveAndRead(page);
    for (const text of [sheet, pdf]) expect(text).toContain('GB123456789');
    // Another country has its own setting.
    await openSettings(page, '/au/settings');
    expect(await field(page, 'Are you registered for GST?').inputValue()).toBe('');
  },
);

walk(
  'two jurisdictions in the USA are a new line’s taxes, on its sheet and in its file',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openSettings(page, '/us/settings');
    await typeBusiness(page, '10001');
    await field(page, 'Are you registered for sales tax?').selectOption('Yes');
    await sees(page, 'We don’t look up tax rates');
    for (const [at, [name, rate, permit]] of [
      ['New York State', '4', 'NY-1'],
      ['New York City', '4.8755', ''],
    ].entries()) {
      await button(page, 'Add Tax').click();
      const row = page.getByRole('group', { name: `Tax ${at + 1}`, exact: true });
      await field(row, 'Jurisdiction').fill(name ?? '');
      await field(row, 'Rate').fill(rate ?? '');
      await field(row, 'Permit number').fill(permit ?? '');
    }
    await save(page);

    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, plainInvoice);
    // 100 x 4% = 4.00, 100 x 4.8755% = 4.88
    expect(await readTerms(page)).toMatchObject({ Total: '$108.88' });
    const { sheet, pdf } = await saveAndRead(page);
    for (const text of [sheet, pdf]) {
      for (const part of ['New York State', 'NY-1', '$4.00', 'New York City', '$4.88', '$108.88']) {
        expect(text).toContain(part);
      }
    }
  },
);

walk('an unregistered seller has no tax on the next invoice or on a copy', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  const line = { ...emptyItem('us', 'item-1'), description: 'Planning', unitPrice: '10' };
  const taxed = { ...line, taxRate: '8', taxRateTouched: true };
  const before = await saveInvoice(member, { invoiceNumber: 'INV-001', items: [taxed] });

  await openSettings(page, '/us/settings');
  await typeBusiness(page, '10001');
  await field(page, 'Are you registered for sales tax?').selectOption('No');
  await sees(page, 'You can’t charge sales tax without a permit');
  expect(await page.locator('[name="taxRate"]').count()).toBe(0);
  await save(page);

  await openScreen(page, `/us/create-invoice?clone=${before}`);
  expect(await readTerms(page)).toMatchObject({ Total: '$10.00' });
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  const { sheet, pdf } = await saveAndRead(page);
  for (const text of [sheet, pdf]) {
    expect(text).toContain('$100.00');
    expect(text).not.toContain('Sales Tax');
  }
});

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { walk } from '#tests/support/journey.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import {
  openScreen,
  press,
  readDownload,
  readTerms,
  reloadScreen,
  sees,
} from '#tests/support/screen.ts';
import { signUpByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

/** 3 x 33.33: 4% is 3.9996, 4.5% is 4.49955. */
const threeDays = {
  fields: plainInvoice.fields,
  items: [{ Description: 'Design work', Quantity: '3', Price: '33.33', Tax: '4' }],
};
const jurisdictions = {
  Subtotal: '$99.99',
  'State (4%)': '$4.00',
  'City (4.5%)': '$4.50',
  Total: '$108.49',
};

const clickIn = (line: Locator, name: string) =>
  line.getByRole('button', { name, exact: true }).click();

/** State and city taxes, with names. */
async function typeJurisdictions(line: Locator) {
  await clickIn(line, 'More');
  await field(line, 'Tax name').fill('State');
  await clickIn(line, 'More than one tax');
  await field(line, 'Name of tax 2').fill('City');
  await field(line, 'Tax 2 rate').fill('4.5');
}

const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((it) => it === document.activeElement)).toBe(true);

const idOfPage = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

walk(
  'a guest’s two jurisdictions match to the cent in list, page and PDF, and back in the form',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, threeDays);
    const line = itemOf(page, 1);
    await typeJurisdictions(line);
    await expect.poll(() => readTerms(page)).toEqual(jurisdictions);

    // Saved on the device, and expanded again.
    await reloadScreen(page);
    await sees(page, 'Your invoice data has been restored!');
    await expect.poll(() => field(line, 'Tax 2 rate').inputValue()).toBe('4.5');
    expect(await field(line, 'Name of tax 1').inputValue()).toBe('State');
    expect(await readTerms(page)).toEqual(jurisdictions);

    await press(page, 'Download PDF');
    await sees(page, 'Please sign in to download your invoice');
    const downloading = ahead(page.waitForEvent('download'));
    await signUpByDialog(page);
    const { text } = readPdf((await readDownload(await downloading)).bytes);
    for (const said of ['State (4%)', '$4.00', 'City (4.5%)', '$4.50', '$108.49']) {
      expect(text).toContain(said);
    }
    await sees(page, '$108.49');
    await page.getByRole('link', { name: 'INV-001', exact: true }).click();
    await sees(page, '4% + 4.5%');
    expect(await readTerms(page.locator('article'))).toMatchObject(jurisdictions);

    await openScreen(page, `/us/create-invoice?edit=${idOfPage(page)}`);
    await expect.poll(() => field(line, 'Name of tax 2').inputValue()).toBe('City');
    expect(await field(line, 'Tax 1 rate').inputValue()).toBe('4');
    expect(await readTerms(page)).toEqual(jurisdictions);
    await clickIn(line, 'Remove tax 2');
    await clickIn(page.locator('form'), 'Save Changes');
    await sees(page, 'Invoice INV-001 updated successfully!');
    await page.getByRole('link', { name: 'INV-001', exact: true }).click();
    await sees(page, 'State (4%)');
    expect(await readTerms(page.locator('article'))).toMatchObject({ Total: '$103.99' });
  },
);

walk(
  'errors in the collapsed section are shown at their field, and nothing is lost',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, threeDays);
    const line = itemOf(page, 1);
    await typeJurisdictions(line);
    const wrong = [
      ['Line discount', '100', 'The discount is larger than the line'],
      ['Tax 2 rate', '100.0001', 'Tax rate must be between 0 and 100'],
      ['Name of tax 2', 'State', 'Give each tax on a line a different name'],
      ['Name of tax 1', 'x'.repeat(41), 'Tax name must be 40 characters or fewer'],
    ] as const;
    await field(line, 'Percent or amount').selectOption('amount');
    for (const [label, text, message] of wrong) {
      const control = field(line, label);
      const before = await control.inputValue();
      await control.fill(text);
      await press(page, 'Save Invoice');
      await sees(line, message);
      await hasFocus(control);
      expect(await control.inputValue()).toBe(text);
      await control.fill(before);
      expect(await line.getByText(message).count()).toBe(0);
    }
    await field(line, 'Line discount').fill('9.99');
    await sees(line, 'Discount -$9.99');
    expect(await readTerms(page)).toMatchObject({ Subtotal: '$90.00', Total: '$97.65' });
  },
);

walk(
  'prices with more decimals, a unit, and restoring: a removed line, the taxes of all lines',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, {
      ...threeDays,
      items: [
        { Description: 'Prints', Quantity: '1234.5678', Price: '1', Tax: '0' },
        { Description: 'Delivery', Price: '5', Tax: '10' },
      ],
    });
    const line = itemOf(page, 1);
    await clickIn(line, 'More');
    await field(line, 'Unit').selectOption('page');
    await field(line, 'More decimal places in prices').check();
    await field(line, 'Price').fill('0.0125');
    await field(line, 'Quantity').focus();
    expect(await field(line, 'Price').inputValue()).toBe('0.0125');
    expect(await readTerms(page)).toMatchObject({ Subtotal: '$20.43', Total: '$20.93' });
    await clickIn(line, 'Apply to all lines');
    await sees(page, 'The tax on item 1 now applies to all lines');
    expect(await readTerms(page)).toMatchObject({ Total: '$20.43' });
    await press(page, 'Undo');
    await expect.poll(() => readTerms(page)).toMatchObject({ Total: '$20.93' });
    await press(page, 'Remove item 1');
    await press(page, 'Undo');
    await expect.poll(() => field(line, 'Unit').inputValue()).toBe('page');
    expect(await readTerms(page)).toMatchObject({ Total: '$20.93' });

    await press(page, 'Save Invoice');
    await page.getByRole('link', { name: 'INV-001', exact: true }).click();
    await sees(page, '$0.0125', /1,234\.5678\sp\./);
    await openScreen(page, `/us/create-invoice?clone=${idOfPage(page)}`);
    await expect.poll(() => field(line, 'More decimal places in prices').isChecked()).toBe(true);
    expect(await field(line, 'Price').inputValue()).toBe('0.0125');
    expect(await field(line, 'Quantity').inputValue()).toBe('1234.5678');
  },
);

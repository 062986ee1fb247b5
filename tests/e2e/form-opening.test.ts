import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { savedClientMessages } from '#app/features/clients/words/describe-client.ts';
import { journey } from '#tests/support/browser.ts';
import { switchCountry } from '#tests/support/country-on-page.ts';
import { gate } from '#tests/support/gate.ts';
import {
  openScreen,
  readTerms,
  reloadScreen,
  sees,
  waitUntilHydrated,
} from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';

journey('the very first page starts with the visitor’s own date', async ({ openPage }) => {
  const timezoneId = otherDayZone();
  const page = await openPage('phone', { timezoneId });
  await openScreen(page, formPath);
  await expectToday(page, timezoneId);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // From now on the server knows the time zone.
  await reloadScreen(page);
  await expectToday(page, timezoneId);
});

journey('a choice made while the page is loading stays', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, { items: [{ Description: 'Design work', Price: '100' }] });
  await itemOf(page, 1).getByRole('button', { name: 'Save as product' }).click();
  await sees(page, 'Product saved successfully!');
  await page.evaluate(() => localStorage.clear());

  await openBeforeScripts(page, formPath, async () => {
    await field(page, 'Currency').selectOption('EUR');
    await field(itemOf(page, 1), 'Saved item').selectOption({ label: 'Design work' });
    await page.getByText('Tightly spaced, for long lists').click();
    await field(page, 'Invoice date').fill('2026-02-03');
  });
  await expect.poll(() => readTerms(page)).toMatchObject({ Total: '€100.00 EUR' });
  await expect.poll(() => field(page, 'Due date').inputValue()).toBe('2026-03-05');
  expect(await field(page, 'Invoice date').inputValue()).toBe('2026-02-03');
  await expect.poll(() => field(page, 'Currency').inputValue()).toBe('EUR');
  await expect.poll(() => field(itemOf(page, 1), 'Description').inputValue()).toBe('Design work');
  await expect.poll(() => field(itemOf(page, 1), 'Saved item').inputValue()).toBe('');
  expect(await page.getByRole('radio', { name: /^Compact/ }).isChecked()).toBe(true);
});

journey('a guest’s draft survives reload, country and language', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await typeInvoice(page, {
    ...plainInvoice,
    items: [...plainInvoice.items, { Description: 'Book', Price: '50', Tax: '7.25' }],
  });
  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!');
  const typed = { ...plainInvoice.fields, 'Invoice number': 'INV-001' };
  for (const [label, text] of Object.entries(typed)) {
    await expect.poll(() => field(page, label).inputValue()).toBe(text);
  }
  // A country change updates only the currency and the untouched tax rate.
  await switchCountry(page, 'USA', 'UK');
  await expect.poll(() => field(page, 'Currency').inputValue()).toBe('GBP');
  await expect.poll(() => field(itemOf(page, 1), 'Tax').inputValue()).toBe('20');
  expect(await field(itemOf(page, 2), 'Tax').inputValue()).toBe('7.25');
  await field(page, 'Currency').selectOption('EUR');
  await sees(page, 'Currency changed to EUR for this invoice only');
  await openScreen(page, '/au/create-invoice?lang=ru');
  const named = (name: string) => page.locator(`[name="${name}"]`);
  await expect.poll(() => named('clientName').inputValue()).toBe('Finch & Sons');
  expect(await named('currency').inputValue()).toBe('EUR');
  expect(await named('items.item-1.taxRate').inputValue()).toBe('10');
  expect(await named('items.item-2.taxRate').inputValue()).toBe('7,25');
});

/** A time zone where the current date differs from UTC's. */
function otherDayZone(): string {
  return new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
}

async function expectToday(page: Page, timezoneId: string) {
  const today = dayInTimeZone(Date.now(), timezoneId);
  expect(today).not.toBe(dayInTimeZone(Date.now(), 'UTC'));
  await expect.poll(() => field(page, 'Invoice date').inputValue()).toBe(today);
  await expect.poll(() => field(page, 'Due date').inputValue()).toBe(addDays(today, 30));
}

/** Opens a page with delayed scripts; `meanwhile` does what the visitor does before they load. */
async function openBeforeScripts(page: Page, path: string, meanwhile: () => Promise<void>) {
  const held = gate();
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await meanwhile();
  held.open();
  await waitUntilHydrated(page);
  await page.unroute(scripts);
}

/** Counts the clicks and keystrokes of a user on the page; choosing from a select is two clicks. */
function countInteractions(page: Page) {
  const count = { presses: 0, keystrokes: 0 };
  return {
    count,
    press: async (target: Locator) => {
      count.presses += 1;
      await target.click();
    },
    pick: async (select: Locator, label: string) => {
      count.presses += 2;
      await select.selectOption({ label });
    },
    type: async (text: string) => {
      count.keystrokes += text.length;
      await page.keyboard.type(text);
    },
  };
}

const typedFields = ['description', 'quantity', 'unitPrice', 'taxRate'];

/** The Tab stops in the first line, starting with its description. */
function stopsIn(page: Page): Promise<string[]> {
  return itemOf(page, 1).evaluate((line) => {
    const stops = [...line.querySelectorAll<HTMLElement>('textarea, input, button, select')];
    const names = stops.map((stop) => stop.getAttribute('name')?.split('.')[2] ?? stop.innerText);
    return names.slice(names.indexOf('description'));
  });
}

journey(
  'a seller’s first two invoices: the second takes 15 keystrokes and 6 clicks',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, '/us/create-invoice');
    expect(await page.getByText('We’ll save these details for your next invoice').count()).toBe(3);
    await typeInvoice(page, plainInvoice);
    await page.getByRole('button', { name: 'Save Invoice' }).first().click();
    await sees(page, 'Invoice INV-001 created successfully!');
    await sees(page, savedClientMessages.kept('Finch & Sons'));

    const { count, press, pick, type } = countInteractions(page);
    await press(page.getByRole('link', { name: 'Create Invoice' }).locator('visible=true').first());
    await pick(field(page, 'Choose a client'), 'Finch & Sons');
    await press(field(itemOf(page, 1), 'Description'));
    // Rarely needed fields are collapsed, and come after the common ones.
    expect(await itemOf(page, 1).locator('[aria-expanded]').getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(await stopsIn(page)).toEqual([...typedFields, 'Save as product', 'More']);
    await type('Website care');
    await press(field(itemOf(page, 1), 'Price'));
    await type('480');
    await press(page.getByRole('button', { name: 'Save Invoice' }).locator('visible=true').first());
    await sees(page, 'Invoice INV-002 created successfully!');
    expect(count).toEqual({ keystrokes: 15, presses: 6 });

    await page.getByRole('link', { name: 'INV-002' }).first().click();
    await sees(page, 'Wren Studio', 'Finch & Sons', 'Website care', '12345678');
    expect(await readTerms(page)).toMatchObject({ Total: '$480.00' });
  },
);

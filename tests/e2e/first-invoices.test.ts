import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { savedClientMessages } from '#app/features/clients/words/describe-client.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, readTerms, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

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

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';

journey('a guest makes, saves and marks an invoice by keyboard alone', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/create-invoice');

  // A save with nothing filled in goes to the first field that is wanting.
  await tabTo(page, 'Save Invoice');
  await page.keyboard.press('Enter');
  await sees(
    page,
    /^Please correct \d+ highlighted field\(s\)$/,
    /^Issues found in: business info/,
  );
  await expect.poll(() => focusName(page)).toBe('Business name');

  await page.keyboard.type('Wren Studio');
  await typeInto(page, 'Business email', 'hello@wren.example');
  await typeInto(page, 'Business address', '1 Main Street');
  await typeInto(page, 'Client name', 'Finch & Sons');
  await typeInto(page, 'Client address', '2 High Street');
  await typeInto(page, 'Description', 'Design work');
  // The 0 that stands there is selected on arrival.
  await typeInto(page, 'Price', '100');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'Add Discount');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe('Discount');
  await page.keyboard.type('10');
  await typeInto(page, 'Account number', '12345678');
  await tabTo(page, 'Preview');
  await page.keyboard.press('Enter');
  await sees(page, 'Invoice preview created!');
  await sees(page.getByRole('dialog'), '-$10.00', '$90.01');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusName(page)).toBe('Preview');

  await tabTo(page, 'Save Invoice', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await sees(page, 'Please sign in to save your invoice');
  await expect.poll(() => focusName(page)).toBe('Email');
  // Whoever thinks better of it is back where they were.
  await page.keyboard.press('Escape');
  await expect.poll(() => focusName(page)).toBe('Save Invoice');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe('Email');
  await page.keyboard.type(`${crypto.randomUUID()}@example.com`);
  await typeInto(page, 'Password', 'a long wren password');
  await page.keyboard.press('Enter');
  await sees(page, 'Invoice saved to your account!');

  await page.waitForURL(/\/us\/invoices$/);
  await tabTo(page, 'Unpaid');
  await page.keyboard.press('Enter');
  await sees(page, 'Invoice marked as paid!');
});

/** Moves the focus on until it is on the field or button of that name, as a person without a mouse does. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const here = await focusName(page);
    if (here === name) return;
    seen.push(here);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${name}, but to: ${seen.join(', ')}`);
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** What a person is told to be at: the label of a field, the words of a button. */
function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const isField = here instanceof HTMLInputElement || here instanceof HTMLTextAreaElement;
    const named = isField ? here.labels?.[0]?.textContent : here?.textContent;
    return (here?.getAttribute('aria-label') ?? named ?? '').trim();
  });
}

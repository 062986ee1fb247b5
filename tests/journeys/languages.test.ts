import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { field } from '#tests/support/type-invoice.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

journey(
  'a language takes effect at once, on every page, and is not saved',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us/settings');
    const choice = field(page, 'Language');
    expect(await choice.locator('option').allInnerTexts()).toEqual([
      'English (US)',
      'English (UK)',
      'English (Canada)',
      'French (Canada) (not yet available)',
      'English (Australia)',
      'Russian (not yet available)',
    ]);
    expect(await choice.locator('option:disabled').allInnerTexts()).toEqual([
      'French (Canada) (not yet available)',
      'Russian (not yet available)',
    ]);

    await field(page, 'Check payee name').fill('Wren Studio');
    await choice.selectOption({ label: 'English (UK)' });
    await expect.poll(() => field(page, 'Cheque payee name').inputValue()).toBe('Wren Studio');
    await sees(page, 'A paper cheque sent to your mailing address.');
    expect(await languageOf(page)).toBe('en-GB');

    // Without loading the document anew: the form says it the same way.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Create Invoice' }).click();
    // A method that was not chosen is folded away, and there.
    await field(page, 'Cheque payee name').waitFor({ state: 'attached' });

    await reloadScreen(page);
    await field(page, 'Check payee name').waitFor({ state: 'attached' });
    expect(await languageOf(page)).toBe('en');
  },
);

// @covers decisions-7.2 invoices-2.34

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { field } from '#tests/support/type-invoice.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

journey(
  'a language takes effect at once, keeps what is typed, is told, and is kept',
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

    await field(page, 'Check payee name').fill('Wren Studio');
    await choice.selectOption({ label: 'English (UK)' });
    await sees(page, 'This page is in English now.');
    expect(await languageOf(page)).toBe('en-GB');
    await expect.poll(() => field(page, 'Cheque payee name').inputValue()).toBe('Wren Studio');
    await sees(page, 'A paper cheque sent to your mailing address.');

    await reloadScreen(page);
    await field(page, 'Cheque payee name').waitFor({ state: 'attached' });
    expect(await languageOf(page)).toBe('en-GB');
    expect(await field(page, 'Language').inputValue()).toBe('en-GB');
    // It was told once.
    expect(await page.getByText('This page is in English now.').count()).toBe(0);
  },
);

// @covers decisions-7.2 invoices-2.34

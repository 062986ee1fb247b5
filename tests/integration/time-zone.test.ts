import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idleAtOnce } from '#tests/support/idle-at-once.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

walk(
  'an account’s dates follow the chosen time zone, and a lasting move when confirmed',
  async ({ openPage }) => {
    idleAtOnce();
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    const zone = page.getByLabel('Time zone');
    await zone.selectOption('Pacific/Auckland');
    await sees(page, 'Your time zone is now Pacific/Auckland.');
    await expect.poll(() => zone.inputValue()).toBe('Pacific/Auckland');

    await moveLongAgo(page);
    await openScreen(page, '/us/invoices');
    await sees(page, /Change your time zone to/);
    await page.getByRole('button', { name: 'Keep Pacific/Auckland' }).click();
    await openScreen(page, '/us/settings');
    await expect.poll(() => zone.inputValue()).toBe('Pacific/Auckland');

    await moveLongAgo(page);
    await openScreen(page, '/us/invoices');
    await page.getByRole('button', { name: /^Use / }).click();
    await sees(page, /^Your time zone is now (?!Pacific)/);
    await openScreen(page, '/us/settings');
    await expect.poll(() => zone.inputValue()).not.toBe('Pacific/Auckland');
  },
);

/** Makes the device have been in its zone, which isn't the account's, since 1970. */
async function moveLongAgo(page: Page) {
  await page.evaluate(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    localStorage.setItem('billwren_other_time_zone', JSON.stringify({ zone: timeZone, since: 0 }));
  });
}

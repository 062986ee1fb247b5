import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

journey(
  'on a phone the menu closes on Logout, and the message is visible',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/us\/auth$/);
    // A trial click shows whether something covers it, which visibility doesn't.
    await page.getByText('Logged out successfully').click({ trial: true });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

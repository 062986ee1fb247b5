import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const failedRequest = [/Failed to load resource/];
const newPassword = 'a much longer wren password';

async function typePasswords(page: Page, current: string, password: string, again = password) {
  const form = page.getByRole('form', { name: 'Change your password' });
  await field(form, 'Current password').fill(current);
  await field(form, 'New password').fill(password);
  await field(form, 'Confirm new password').fill(again);
  await form.getByRole('button', { name: 'Change password' }).click();
}

journey(
  'a changed password signs the other browser out and keeps this one signed in',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    const account = await signUpOnPage(page);
    const second = await openPage('phone', {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    });
    await openScreen(second, '/us/auth');
    await sendOnAuthPage(second, 'Sign in', account);
    await second.waitForURL(/\/us\/invoices$/);
    await openSettings(page, '/us/settings');
    const heading = page.getByRole('heading', { name: 'Security' });
    const security = page.locator('section', { has: heading }).last();
    await sees(security, 'Safari on iOS', 'This device');

    await typePasswords(page, account.password, 'short');
    await sees(security, 'New password must be at least 8 characters');
    await typePasswords(page, account.password, newPassword, 'something else');
    await sees(security, "Passwords don't match");
    await typePasswords(page, 'not the password', newPassword);
    await sees(security, "This isn't your current password.");
    await typePasswords(page, account.password, newPassword);
    await sees(page, 'Password updated successfully!');
    await expect.poll(() => security.getByText('Safari on iOS').count()).toBe(0);

    await openScreen(page, '/us/invoices');
    expect(new URL(page.url()).pathname).toBe('/us/invoices');
    await openScreen(second, '/us/invoices');
    expect(new URL(second.url()).pathname).toBe('/us/auth');
  },
);

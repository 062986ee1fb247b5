import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { linkIn, waitForEmail } from '#tests/support/emailed-link.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { sessionCookie, signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const failedRequest = [/Failed to load resource/];
const newPassword = 'another long wren password';

journey(
  'a forgotten password is replaced by the emailed link, and every session ends',
  async ({ openPage }) => {
    const { fakesOrigin } = inject('product');
    const other = await openPage('desktop');
    const account = await signUpOnPage(other);
    const page = await openPage('phone', { expected: failedRequest });
    const analyticsEvents = await collectEvents(page);

    await openScreen(page, '/uk/auth');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL(/\/uk\/forgot-password$/);
    // The URL changes before the page does.
    await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
    await field(page, 'Email').fill(account.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await sees(page, "If this email exists, we've sent a reset link. Please check your inbox.");
    await sees(page, /expires in 1 hour.*spam/);

    const letter = await waitForEmail(fakesOrigin, account.email, /^Reset your/);
    const link = linkIn(letter, '#type=recovery');
    await openScreen(page, link);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => history.length)).toBeLessThan(10);

    await setPassword(page, '1234567', '1234567');
    await sees(page, 'Password must be at least 8 characters');
    await setPassword(page, newPassword, 'something else');
    await sees(page, "Passwords don't match");
    const [post] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      setPassword(page, newPassword, newPassword),
    ]);
    const token = link.split('token=')[1] ?? '';
    expect(post.url()).not.toContain(token);
    expect(post.postData()).toContain(token);
    await page.waitForURL(/\/uk\/auth\?reset=success$/);
    await sees(page, 'Your password has been updated. Please sign in with the new password.');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(sessionCookie);

    await sendOnAuthPage(page, 'Sign in', account);
    await sees(page, 'Incorrect email or password. Please try again.');
    await sendOnAuthPage(page, 'Sign in', { ...account, password: newPassword });
    await page.waitForURL(/\/uk\/invoices$/);

    await openScreen(other, '/uk/invoices');
    expect(new URL(other.url()).pathname).toBe('/us/auth');
    await waitForEmail(fakesOrigin, account.email, /password was changed$/);

    await openScreen(page, link);
    await setPassword(page, newPassword, newPassword);
    await sees(page, 'Invalid password reset link');
    await page.waitForURL(/\/uk\/invoices$|\/uk\/auth$/);
    expect(analyticsEvents).toEqual([
      ['event', 'password_reset_requested', {}],
      ['event', 'password_reset_opened', {}],
      ['event', 'password_reset_completed', {}],
      ['event', 'login', { method: 'password' }],
      // A used link opens the page, but completes nothing.
      ['event', 'password_reset_opened', {}],
    ]);
  },
);

journey('a newer link pasted into the open page replaces the older', async ({ openPage }) => {
  const page = await openPage('desktop');
  const [older, newer] = ['A', 'B'].map((letter) => `#type=recovery&token=${letter.repeat(43)}`);
  await openScreen(page, `/us/reset-password${older}`);
  await page.evaluate((hash) => {
    location.hash = hash ?? '';
  }, newer);
  const token = page.locator('input[name="token"]');
  await expect.poll(() => token.inputValue()).toBe('B'.repeat(43));
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

async function setPassword(page: Page, password: string, confirmation: string) {
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

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

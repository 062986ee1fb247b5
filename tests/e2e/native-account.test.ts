import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { completeDraft } from '#tests/features/invoice-form/ui/complete-draft.ts';
import { signInAtAppleSheet } from '#tests/support/apple-sheet.ts';
import { journey } from '#tests/support/browser.ts';
import { linkIn, waitForEmail } from '#tests/support/emailed-link.ts';
import { installNativeApp, nativeVisit } from '#tests/support/native-app.ts';
import { createTestUser } from '#tests/support/provider-visit.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { type Account, newAccount } from '#tests/support/visitor.ts';

const failedRequest = [/Failed to load resource/];
const main = (page: Page) => page.getByRole('main');

async function send(page: Page, button: 'Sign In' | 'Create Account', account: Account) {
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await main(page).getByRole('button', { name: button, exact: true }).click();
}

const switchMode = (page: Page, mode: 'Sign In' | 'Create Account') =>
  main(page).getByRole('link', { name: mode }).click();

journey('an account in the app, from sign-up to deletion', async ({ openPage }) => {
  const page = await openPage('phone', { ...nativeVisit, expected: failedRequest });
  const device = await installNativeApp(page);
  const account = newAccount();
  await openScreen(page, '/app/ios/auth');
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();

  await switchMode(page, 'Create Account');
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await send(page, 'Create Account', account);
  await sees(page, 'Account created successfully!');
  await page.waitForURL(/\/app\/ios\/home$/);

  // The emailed link leads back into the app; opened while signed out, it takes effect after
  // sign-in.
  const subject = /^Confirm your email address/;
  const letter = await waitForEmail(inject('product').fakesOrigin, account.email, subject);
  const link = linkIn(letter, '/app/ios/home?confirm=');
  await page.context().clearCookies();
  await device.openUrl(link);
  await page.waitForURL((url) => url.pathname === '/app/ios/auth');
  await waitUntilHydrated(page);
  await switchMode(page, 'Create Account');
  await send(page, 'Create Account', account);
  await sees(page, 'Email already registered. Please sign in.');
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await field(page, 'Password').fill(account.password);
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/app\/ios\/home$/);
  await sees(page, /^Your email address is confirmed\./);

  // This way of signing in also saves the pending draft.
  await page.context().clearCookies();
  const waiting = [guestDraftKey, JSON.stringify({ ...completeDraft, pendingSave: true })] as const;
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), waiting);
  await openScreen(page, '/app/ios/auth?reset=success');
  await sees(page, 'Your password has been updated. Please sign in with the new password.');
  await send(page, 'Sign In', account);
  await sees(page, 'Invoice saved to your account!');
  await page.waitForURL(/\/app\/ios\/invoices/);

  // App Store rule 5.1.1(v).
  await openSettings(page, '/app/ios/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await field(dialog, 'Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await sees(page, 'Your account is closed.');
  await page.waitForURL(/\/app\/ios\/home$/);
  expect(device.haptics.at(-1)).toBe('HEAVY');
});

const appleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Apple' });
const appleFailed = "We couldn't sign you in with Apple. Please try again.";

// The bridge is a fake, and a real OpenID provider signs what Apple's sheet returns.
journey('Sign in with Apple in the app, from Cancel to the settings', async ({ openPage }) => {
  const { fakesOrigin } = inject('product');
  const page = await openPage('phone', { ...nativeVisit, expected: failedRequest });
  const device = await installNativeApp(page);
  const person = { ...createTestUser(), email: `${crypto.randomUUID()}@privaterelay.appleid.com` };
  // The welcome would replace the app's start screen.
  await page.addInitScript((key) => {
    if (location.origin !== 'null') localStorage.setItem(key, 'true');
  }, welcomeSeenKey);
  await openScreen(page, '/app/ios/auth');

  device.appleSheet = 'cancels';
  await appleButton(page).click();
  await expect.poll(() => appleButton(page).getAttribute('aria-busy')).toBeNull();
  expect(await page.getByRole('alert').count()).toBe(0);

  // Another user's token, with a nonce that this app never received.
  device.appleSheet = () => signInAtAppleSheet(fakesOrigin, 'x'.repeat(43), person);
  await appleButton(page).click();
  await expect.poll(() => appleButton(page).getAttribute('aria-busy')).toBeNull();
  await sees(page, appleFailed);

  device.appleSheet = (nonce) => signInAtAppleSheet(fakesOrigin, nonce, person);
  await appleButton(page).click();
  await page.waitForURL(/\/app\/ios\/home$/);
  await sees(page, 'Account created successfully!');
  await openSettings(page, '/app/ios/settings');
  await sees(page, person.email);
});

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import { signInAtAppleSheet } from '#tests/support/apple-sheet.ts';
import { journey } from '#tests/support/browser.ts';
import { installNativeApp, nativeVisit } from '#tests/support/native-app.ts';
import { createTestUser } from '#tests/support/provider-visit.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { openSettings } from '#tests/support/settings-page.ts';

// Sign in with Apple in the iOS app: the bridge is a fake, and a real OpenID provider signs what
// Apple's sheet returns.

const { fakesOrigin } = inject('product');

const appleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Apple' });
const appleFailed = "We couldn't sign you in with Apple. Please try again.";

journey('Sign in with Apple in the app, from Cancel to the settings', async ({ openPage }) => {
  const expected = [/Failed to load resource/];
  const page = await openPage('phone', { ...nativeVisit, expected });
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

  device.appleSheet = 'refused';
  await appleButton(page).click();
  await sees(page, appleFailed);

  // Another user's token, with a nonce that this app never received.
  device.appleSheet = () => signInAtAppleSheet(fakesOrigin, 'x'.repeat(43), person);
  await appleButton(page).click();
  await expect.poll(() => appleButton(page).getAttribute('aria-busy')).toBeNull();
  await sees(page, appleFailed);

  device.appleSheet = (nonce) => signInAtAppleSheet(fakesOrigin, nonce, person);
  await page.context().setOffline(true);
  await appleButton(page).click();
  await expect.poll(() => appleButton(page).getAttribute('aria-busy')).toBeNull();
  await sees(page, appleFailed);
  await page.context().setOffline(false);

  await appleButton(page).click();
  await page.waitForURL(/\/app\/ios\/home$/);
  await sees(page, 'Account created successfully!');
  await openSettings(page, '/app/ios/settings');
  await sees(page, person.email);
});

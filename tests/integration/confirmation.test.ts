import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { linkIn, waitForEmail } from '#tests/support/emailed-link.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { newAccount, signUp } from '#tests/support/visitor.ts';

const subject = /^Confirm your email address/;

walk('the link emailed after sign-up confirms the address', async ({ openPage }) => {
  const { fakesOrigin } = inject('product');
  const page = await openPage('phone');
  const account = newAccount();
  await openScreen(page, '/uk/auth?tab=sign-up');
  await sendOnAuthPage(page, 'Create account', account);
  await page.waitForURL(/\/uk\/pricing$/);

  await openSettings(page, '/uk/settings');
  await sees(page, 'Not confirmed yet');
  const link = linkIn(await waitForEmail(fakesOrigin, account.email, subject), 'confirm=');
  await openScreen(page, link);
  await sees(page, /^Your email address is confirmed\./);
  expect(page.url()).toMatch(/\/uk\/invoices$/);
  await openSettings(page, '/uk/settings');
  await sees(page, 'Confirmed');
  expect(await page.getByRole('button', { name: 'Send the link again' }).count()).toBe(0);
});

walk('opened while signed out, it takes effect after signing in', async ({ openPage }) => {
  const page = await openPage('desktop');
  const account = await signUpByPost(page);
  const letter = await waitForEmail(inject('product').fakesOrigin, account.email, subject);
  await page.context().clearCookies();
  await openScreen(page, linkIn(letter, 'confirm='));
  expect(new URL(page.url()).pathname).toBe('/us/auth');
  await sees(page, 'Sign in with your password, and your email address is confirmed.');
  await sendOnAuthPage(page, 'Sign in', account);
  await sees(page, /^Your email address is confirmed\./);
  await page.waitForURL(/\/us\/invoices$/);
});

/** Signs up by posting the product's own form, so that the email is sent. */
async function signUpByPost(page: Page) {
  const member = await signUp(inject('product').origin);
  await enterOnPage(page, member);
  return member;
}

walk("another user's link confirms nothing", async ({ openPage }) => {
  const { fakesOrigin } = inject('product');
  const page = await openPage('phone');
  const attacker = await signUpByPost(page);
  const victim = await signUpByPost(page);
  const letter = await waitForEmail(fakesOrigin, attacker.email, subject);
  await openScreen(page, linkIn(letter, 'confirm='));
  await sees(page, /^This confirmation link is not valid any more\./);
  for (const user of [attacker, victim]) {
    await enterOnPage(page, user);
    await openSettings(page, '/us/settings');
    await sees(page, user.email);
    await sees(page, 'Not confirmed yet');
  }
});

walk('Settings can resend the link', async ({ openPage }) => {
  const { fakesOrigin } = inject('product');
  const page = await openPage('phone');
  const { email } = await signUpByPost(page);
  const first = await waitForEmail(fakesOrigin, email, subject);
  await openSettings(page, '/us/settings');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await sees(page, 'Confirmation link sent. Please check your inbox.');
  await expect
    .poll(async () => (await waitForEmail(fakesOrigin, email, subject)).id)
    .not.toBe(first.id);
  await openScreen(page, linkIn(await waitForEmail(fakesOrigin, email, subject), 'confirm='));
  await sees(page, /^Your email address is confirmed\./);
});

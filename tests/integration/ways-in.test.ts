import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { authPanel, sendCodeOnAuthPage, sendOnAuthPage } from '#tests/support/auth-page.ts';
import { walk } from '#tests/support/journey.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const signInPanel = (page: Page) => authPanel(page, 'Sign in');

/** Signs in with a code on the open auth page. */
async function signInByCode(page: Page, email: string, form: Page | Locator = signInPanel(page)) {
  const code = await sendCodeOnAuthPage(page, email, form);
  await field(page, 'Code').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await sees(page, 'Invalid or expired code');
  await field(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Verify code' }).click();
}

walk(
  'the auth page signs in with a code, and leads back to the previous page',
  async ({ openPage }) => {
    const { email } = await newMember(inject('product'));
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await openScreen(page, '/us/auth?redirectTo=%2Fus%2Fsettings');
    await signInByCode(page, email);
    await page.waitForURL(/\/us\/settings$/);
    await sees(page, 'Successfully signed in!');
    await sees(page, email);
  },
);

walk('a new user with a code gets an account in their own country', async ({ openPage }) => {
  const page = await openPage('desktop', {
    expected: [/Failed to load resource/],
    extraHTTPHeaders: { 'CF-IPCountry': 'AU' },
  });
  const email = newEmail();
  await openScreen(page, '/us/auth');
  await signInByCode(page, email);
  await page.waitForURL(/\/au\/pricing$/);
  await openSettings(page, '/au/settings');
  await sees(page, email);
});

walk.for([
  [
    'a known user',
    '/app/ios/auth?redirectTo=%2Fapp%2Fios%2Fsettings',
    /\/app\/ios\/settings$/,
    true,
  ],
  ['a known user', '/app/ios/auth', /\/app\/ios\/invoices$/, true],
  ['a new user', '/app/ios/auth', /\/app\/ios\/home$/, false],
] as const)(
  'the native auth screen signs %s in with a code from %s',
  async ([, path, landing, isKnown], { openPage }) => {
    const email = isKnown ? (await newMember(inject('product'))).email : newEmail();
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await openScreen(page, path);
    await signInByCode(page, email, page);
    await page.waitForURL(landing);
    await sees(page, 'Successfully signed in!');
  },
);

walk('the native auth screen returns from a code with the input', async ({ openPage }) => {
  const page = await openPage('phone');
  const email = newEmail();
  await openScreen(page, '/app/ios/auth');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await field(page, 'Code').waitFor();
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  expect(await field(page, 'Email').inputValue()).toBe(email);
});

walk(
  'a user with an unverified account is led to the list, which says so',
  async ({ openPage }) => {
    const email = newEmail();
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await openScreen(page, '/us/auth?tab=sign-up');
    await sendOnAuthPage(page, 'Create account', { email, password: 'a long wren password' });
    await page.waitForURL(/\/us\/pricing$/);
    await page.context().clearCookies();
    await openScreen(page, '/us/auth');
    await signInByCode(page, email);
    await page.waitForURL(/\/us\/invoices$/);
    await sees(page, /^There is an earlier account with your address\./);
  },
);

walk('from a code the user returns to the password, with the input', async ({ openPage }) => {
  const page = await openPage('phone');
  const email = newEmail();
  await openScreen(page, '/uk/auth');
  await field(signInPanel(page), 'Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with a code' }).click();
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  expect(await field(signInPanel(page), 'Email').inputValue()).toBe(email);
  expect(await page.getByRole('button', { name: 'Send code' }).count()).toBe(0);
});

walk('the typed address is passed to Forgot password, and into no URL', async ({ openPage }) => {
  const page = await openPage('phone');
  const email = newEmail();
  await openScreen(page, '/uk/auth');
  await field(signInPanel(page), 'Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).first().click();
  await page.waitForURL(/\/uk\/forgot-password$/);
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await sees(page, "If this email exists, we've sent a reset link. Please check your inbox.");
});

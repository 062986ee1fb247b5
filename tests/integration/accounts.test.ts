import { expect } from 'vitest';
import { authPanel, sendOnAuthPage } from '#tests/support/auth-page.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { sessionCookie, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';

const failedRequest = [/Failed to load resource/];
const wrong = 'Incorrect email or password. Please try again.';

walk('a new account is created on the auth page and leads to pricing', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  const account = newAccount();
  await openScreen(page, '/uk/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await sendOnAuthPage(page, 'Create account', { email: 'no address', password: 'short' });
  await sees(authPanel(page, 'Create account'), 'Invalid email address');
  await sees(authPanel(page, 'Create account'), 'Password must be at least 6 characters');
  await sendOnAuthPage(page, 'Create account', account);
  await page.waitForURL(/\/uk\/pricing$/);
  await sees(page, 'Account created! You can start creating invoices.');
});

walk('an address in use gets its own message, and input stays', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const { email } = await signUpOnPage(page);
  await page.context().clearCookies();
  await openScreen(page, '/us/auth?tab=sign-up');
  await sendOnAuthPage(page, 'Create account', { email, password: 'another password' });
  await sees(page, 'This email is already registered. Please sign in instead.');
  expect(await field(authPanel(page, 'Create account'), 'Email').inputValue()).toBe(email);
});

walk('protected pages lead to /us/auth, and back after sign-in', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const account = await signUpOnPage(page);
  await page.context().clearCookies();
  for (const path of ['/uk/invoices', '/us/pricing']) {
    await openScreen(page, path);
    expect(new URL(page.url()).pathname).toBe('/us/auth');
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(path);
  }
  await openScreen(page, '/uk/invoices');
  await sendOnAuthPage(page, 'Sign in', { ...account, password: 'not the password' });
  await sees(page, wrong);
  await sendOnAuthPage(page, 'Sign in', account);
  await page.waitForURL(/\/uk\/invoices$/);
  await sees(page, 'Welcome back!');
});

walk('a redirect to another site is not followed', async ({ openPage }) => {
  const page = await openPage('desktop');
  const account = await signUpOnPage(page);
  await page.context().clearCookies();
  await openScreen(page, `/us/auth?redirectTo=${encodeURIComponent('https://evil.example/us')}`);
  await sendOnAuthPage(page, 'Sign in', account);
  await page.waitForURL(/\/us\/invoices$/);
});

walk('Logout ends the session and shows a message', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/uk/invoices');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/uk\/auth$/);
  await sees(page, 'Logged out successfully');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(sessionCookie);
  await openScreen(page, '/uk/invoices');
  expect(new URL(page.url()).pathname).toBe('/us/auth');
});

walk('after five failed tries the form is blocked for that account', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  const account = await signUpOnPage(page);
  await page.context().clearCookies();
  await openScreen(page, '/us/auth');
  const panel = authPanel(page, 'Sign in');
  for (let tried = 0; tried < 4; tried += 1) {
    await sendOnAuthPage(page, 'Sign in', { ...account, password: `wrong ${tried}` });
    await sees(panel, wrong);
  }
  await sendOnAuthPage(page, 'Sign in', { ...account, password: 'wrong again' });
  await sees(panel, /Too many attempts\. Try again in 15 minutes, at \d+:\d\d [AP]M\./);
  const button = panel.getByRole('button', { name: 'Continue' });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await field(panel, 'Password').fill('another try');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await field(panel, 'Email').fill('another-user@example.com');
  expect(await button.getAttribute('aria-disabled')).toBeNull();
  const elsewhere = await openPage('desktop');
  await openScreen(elsewhere, '/us/auth');
  await sendOnAuthPage(elsewhere, 'Sign in', account);
  await elsewhere.waitForURL(/\/us\/invoices$/);
});

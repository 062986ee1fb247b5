import { expect } from 'vitest';
import { authPanel, sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { sessionCookie, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const failedRequest = [/Failed to load resource/];
const wrong = 'Incorrect email or password. Please try again.';

journey('after five failed tries the form is blocked for that account', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  const account = await signUpOnPage(page);
  await page.context().clearCookies();
  await openScreen(page, '/us/auth');
  const panel = authPanel(page, 'Sign in');
  for (let tried = 0; tried < 5; tried += 1) {
    await sendOnAuthPage(page, 'Sign in', { ...account, password: `wrong ${tried}` });
    await sees(panel, wrong);
  }
  await sendOnAuthPage(page, 'Sign in', account);
  await sees(panel, 'Too many attempts. Try again in 15 minutes.');
  const button = panel.getByRole('button', { name: 'Continue' });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await field(panel, 'Password').fill('another try');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await field(panel, 'Email').fill('somebody-else@example.com');
  expect(await button.getAttribute('aria-disabled')).toBeNull();
  const elsewhere = await openPage('desktop');
  await openScreen(elsewhere, '/us/auth');
  await sendOnAuthPage(elsewhere, 'Sign in', account);
  await elsewhere.waitForURL(/\/us\/invoices$/);
});

journey(
  'Remember me keeps the session for 30 days, else it ends with the browser',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const account = await signUpOnPage(page);
    for (const remember of [true, false]) {
      await page.context().clearCookies();
      await openScreen(page, '/us/auth');
      await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
      await sendOnAuthPage(page, 'Sign in', account);
      await page.waitForURL(/\/us\/invoices$/);
      const cookies = await page.context().cookies();
      const session = cookies.find(({ name }) => name === sessionCookie);
      expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
      const days = ((session?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
      if (remember) expect(Math.round(days)).toBe(30);
      else expect(session?.expires).toBe(-1);
    }
  },
);

// @covers platform-4.6

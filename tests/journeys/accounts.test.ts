import { expect } from 'vitest';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';
import { sessionCookie, signUpOnPage } from '#tests/support/session-on-page.ts';

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

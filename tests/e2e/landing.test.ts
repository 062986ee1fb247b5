import { expect } from 'vitest';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openForm } from '#tests/support/open-form.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { hasEntriesAt, openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

journey(
  'a sign-in in a tab that was already open saves the landing page’s pending draft',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const account = await signUpOnPage(page);
    await page.context().clearCookies();
    await openScreen(page, '/us/auth');
    const form = await openTab(page);
    await openScreen(form, '/us/create-invoice');
    const landing = await openTab(page);
    await openScreen(landing, '/us');
    await openForm(landing);
    await typeInvoice(landing, plainInvoice);
    await landing.getByRole('button', { name: 'Save Invoice' }).first().click();
    await sees(landing, 'Please sign in to save your invoice');
    await sendOnAuthPage(page, 'Sign in', account);
    await sees(landing, 'Invoice saved to your account!');
    await hasEntriesAt(landing, /\/us\/invoices/);
    expect(await listedNumbers(landing, 1)).toEqual(['INV-001']);
  },
);

journey('the first launch of the installed app starts with the welcome', async ({ openPage }) => {
  const page = await openPage('phone', { reducedMotion: 'no-preference' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  // The button is clicked before any of the page's scripts has loaded.
  await page.route(/\/assets\/.+\.js$/, () => undefined);
  await page.goto('/ca', { waitUntil: 'commit' });
  await page.waitForURL(/\/ca\/welcome$/, { waitUntil: 'commit' });
  await sees(page, 'No account needed to start. Save or send later.');
  expect(await page.evaluate(splashTimes)).toEqual([{ begins: 1200, ends: 1700 }]);
  const begin = page.getByRole('link', { name: 'Create your first invoice' });
  // Playwright only clicks what isn't covered: the splash lets every click through.
  await begin.click();
  await page.waitForURL(/\/ca\/create-invoice$/, { waitUntil: 'commit' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openScreen(page, '/ca');
  expect(new URL(page.url()).pathname).toBe('/ca');

  const calm = await openPage('desktop', { reducedMotion: 'reduce' });
  await calm.goto('/us/welcome');
  expect(await calm.evaluate(splashTimes)).toEqual([]);
  await calm.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await calm.waitForURL(/\/us\/auth$/);
  expect(await calm.evaluate(() => localStorage.getItem('billwren_welcome_seen'))).toBe('true');
});

/**
 * When the splash over the welcome starts to fade and when it is gone, in milliseconds from its
 * start.
 */
function splashTimes() {
  return document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName === 'splash')
    .map(({ effect }) => effect?.getComputedTiming())
    .map((timing) => ({ begins: timing?.delay, ends: timing?.endTime }));
}

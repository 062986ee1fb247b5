import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { switchCountry } from '#tests/support/country-on-page.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openForm } from '#tests/support/open-form.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { sessionCookie, signUpByDialog } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';

journey(
  'the landing page and the form’s own page share one draft, which no sign-up takes',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/uk');
    await openForm(page);
    await field(page, 'Client name').fill('Finch & Sons');
    await openScreen(page, '/uk/create-invoice');
    await sees(page, 'Your invoice data has been restored!');
    await field(page, 'Client name').fill('Wren & Daughters');
    await openScreen(page, '/uk');
    await openForm(page);
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Wren & Daughters');

    const signUp = page.getByRole('link', { name: 'Sign Up', exact: true });
    await signUp.click();
    await page.getByRole('dialog', { name: 'Create your free account' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await signUp.press('Enter');
    await signUpByDialog(page);
    await sees(page, 'Welcome! Your account is ready.');
    await page.waitForURL(/\/uk\/invoices$/);
    // Save wasn't clicked, so the draft waits for the form.
    expect(await page.evaluate((key) => localStorage.getItem(key), guestDraftKey)).toContain(
      'Wren',
    );
    // Signed-in users don't need the landing page.
    await page.goto('/uk');
    await page.waitForURL(/\/uk\/invoices$/);
  },
);

journey(
  'a paid plan asks guests to sign in, in the country that they choose there',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us');
    await page.getByRole('link', { name: 'Unlock 50 invoices' }).click();
    await sees(page, 'Please sign in or register to upgrade', 'Sign in to choose a plan.');
    await page.waitForURL(/\/us\/auth\?redirectTo=%2Fus%2Fpricing%23basic$/);
    await switchCountry(page, 'USA', 'Canada');
    await page.getByRole('tab', { name: 'Create account' }).click();
    await sendOnAuthPage(page, 'Create account', newAccount());
    await page.waitForURL(/\/ca\/pricing#basic$/);
    await sees(page, 'Account created! You can start creating invoices.');
  },
);

journey('an account whose browser loses its session is asked to sign in', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  await page.getByRole('button', { name: 'Save Invoice' }).filter({ visible: true }).click();
  await sees(page, 'Please sign in to save your invoice');
  const account = newAccount();
  await page.context().setOffline(true);
  await signUpByDialog(page, account);
  await sees(page.getByRole('dialog'), 'Failed to create account. Please try again.');
  await page.context().setOffline(false);
  await page.route('**/create-invoice.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await page.context().clearCookies({ name: sessionCookie });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Create free account' }).click();
  await sees(page, 'Account created! Please sign in with your credentials.');
  expect(await page.getByText('Welcome! Your account is ready.').count()).toBe(0);
  await page.unroute('**/create-invoice.data*');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  expect(await field(dialog, 'Email').inputValue()).toBe(account.email);
  await field(dialog, 'Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await sees(page, 'Invoice saved to your account!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  // The back button opens a fresh form, not the saved invoice.
  await page.goBack();
  await expect.poll(() => field(page, 'Invoice number').inputValue()).toBe('INV-002');
  expect(await field(page, 'Client name').inputValue()).toBe('');
});

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
});

/** When the splash over the welcome starts to fade and when it is gone (ms from its start). */
function splashTimes() {
  return document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName === 'splash')
    .map(({ effect }) => effect?.getComputedTiming())
    .map((timing) => ({ begins: timing?.delay, ends: timing?.endTime }));
}

/** The distance of the element's top from the window's top, in pixels. */
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN, id);

const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

async function follow(page: Page, link: string, id: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
  await expect.poll(() => topOf(page, id)).toBeLessThan(200);
  // Scroll restoration runs after the browser's own jump; the page must stay at the link's target.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await topOf(page, id)).toBeLessThan(200);
}

journey('in-page links work every time', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us');
  for (const [link, id] of [
    ['Create Invoice', 'create'],
    ['View Pricing', 'pricing'],
    ['Create Invoice', 'create'],
    ['Create Invoice', 'create'],
    ['View Pricing', 'pricing'],
  ] as const) {
    await scrollToTop(page);
    await follow(page, link, id);
  }
});

journey('going back after in-page links restores the scroll position', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/terms');
  await follow(page, 'Liability', 'liability');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('main').getByRole('link', { name: 'Plans and prices' }).first().click();
  await expect.poll(() => topOf(page, 'plans')).toBeLessThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

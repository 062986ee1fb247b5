import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import { journey } from '#tests/support/browser.ts';
import { newestListedId } from '#tests/support/listed-numbers.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { signUpByDialog } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const shell = { ...nativeVisit, reducedMotion: 'reduce' } as const;

/** Skips the welcome, which has a test of its own. */
const hasSeenWelcome = (page: Page) =>
  page.addInitScript((key) => {
    // A page without an origin has no storage.
    if (location.origin !== 'null') localStorage.setItem(key, 'true');
  }, welcomeSeenKey);

const arrives = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.pathname + url.search === path);
  await waitUntilHydrated(page);
};

const save = (page: Page) =>
  page.getByRole('button', { name: 'Save Invoice' }).filter({ visible: true }).click();
const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Expects no part of the web layout, which the native app doesn't use. */
async function expectNoWebFrame(page: Page) {
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).count()).toBe(0);
  expect(await page.getByText('cookies').count()).toBe(0);
}

journey(
  'the first launch: the welcome, then home, whose button asks to sign in',
  async ({ openPage }) => {
    const page = await openPage('phone', shell);
    await page.goto('/');
    await arrives(page, '/us/welcome');
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await arrives(page, nativePaths.auth);
    await back(page).waitFor();

    await openScreen(page, '/us');
    expect(new URL(page.url()).pathname).toBe(nativePaths.home);
    await expectNoWebFrame(page);
    expect(await back(page).count()).toBe(0);
    await page.locator('#main').getByRole('link', { name: 'Create Invoice' }).click();
    await arrives(page, `${nativePaths.auth}?redirectTo=%2Fapp%2Fios%2Fcreate`);
    await back(page).click();
    await arrives(page, nativePaths.home);
    // Settings on this device don't need an account.
    await tabs(page).getByRole('link', { name: 'Settings' }).click();
    await arrives(page, nativePaths.settings);
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Back' }).count()).toBe(0);
  },
);

journey(
  'a seller’s session: create, list, edit, help, and back by swiping',
  async ({ openPage }) => {
    const page = await openPage('phone', shell);
    await hasSeenWelcome(page);
    // Google's and Apple's pages wouldn't open in the app.
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, plainInvoice);
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue with Apple' }).waitFor();
    expect(await dialog.getByRole('link', { name: /Google|Apple/ }).count()).toBe(0);
    await signUpByDialog(page);
    await page.waitForURL(/\/app\/ios\/invoices/);
    await sees(page, 'INV-001');

    const edit = `${nativePaths.create}?edit=${await newestListedId(page)}`;
    await openScreen(page, edit);
    await sees(page.getByRole('banner'), 'Edit Invoice');
    await field(page, 'Client name').fill('Another client');
    // Without history, back leads to the list. Going back discards an edit, as Cancel does.
    await swipe(page, [10, 400], [200, 410]);
    await arrives(page, nativePaths.invoices);
    await page.getByRole('heading', { name: 'Invoices', exact: true, level: 1 }).waitFor();
    await openScreen(page, edit);
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
    await back(page).click();
    await arrives(page, nativePaths.invoices);

    await tabs(page).getByRole('link', { name: 'Create' }).click();
    await arrives(page, nativePaths.create);
    await sees(page.getByRole('banner'), 'Create Invoice');
    expect(await tabs(page).count()).toBe(0);
    await back(page).click();
    await arrives(page, nativePaths.invoices);

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await sees(menu, 'Subscription', 'Logout');
    // While a sheet is open, the page doesn't change.
    await swipe(page, [10, 300], [200, 300]);
    await menu.getByRole('link', { name: 'Help & Support' }).click();
    await arrives(page, '/us/contact');
    await sees(page.getByRole('banner'), 'Contact Support');
    await expectNoWebFrame(page);
    // Too far from the edge, too short, too slow: nothing happens.
    await swipe(page, [60, 400], [260, 400]);
    await swipe(page, [10, 400], [90, 400]);
    await swipe(page, [10, 400], [200, 400], 1500);
    // Long enough for a navigation to finish if one had started.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/us/contact');
    await swipe(page, [10, 400], [200, 410]);
    await page.waitForURL(/\/app\/ios\/invoices/);

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await arrives(page, nativePaths.auth);
    await sees(page, 'Logged out successfully');
    // The previous page asks to sign in.
    await back(page).click();
    await arrives(page, nativePaths.home);
  },
);

type Point = [x: number, y: number];

/** Touches the screen, moves and lifts the finger, in CSS pixels; the events' timestamps span these milliseconds. */
async function swipe(
  page: Page,
  [x, y]: Point,
  [toX, toY]: Point,
  milliseconds = 300,
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const endsAt = Date.now() / 1000;
  const startsAt = endsAt - milliseconds / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, at?: Point) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  await touch('touchStart', startsAt, [x, y]);
  await touch('touchMove', (startsAt + endsAt) / 2, [(x + toX) / 2, (y + toY) / 2]);
  await touch('touchMove', endsAt, [toX, toY]);
  await touch('touchEnd', endsAt);
  await devTools.detach();
}

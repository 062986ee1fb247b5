import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { launchBrowser, screenSizes } from '#tests/support/launch-browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { privateStrings } from '#tests/support/private-strings.ts';
import { hasEntriesAt, openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { sessionCookie, signUpOnPage } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const { origin } = inject('product');
const secret = 'SECRET-88';

/** Signs up a user with an invoice whose number must not be visible after signing out. */
async function signUpWithSecret(page: Page) {
  await saveInvoice(await signUpOnPage(page), { invoiceNumber: secret });
}

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).first().click();

journey('signing out in one tab reaches the others', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpWithSecret(page);
  const other = await openTab(page);
  await openScreen(other, '/us/invoices');
  await sees(other, secret);
  const guestForm = await openTab(page);
  await openScreen(guestForm, '/us/create-invoice');
  await openScreen(page, '/us/invoices');
  await logout(page);
  await sees(page, 'Logged out successfully');
  await hasEntriesAt(other, /\/us\/auth\?redirectTo=%2Fus%2Finvoices$/);
  expect(await other.content()).not.toContain(secret);
  await expect.poll(() => guestForm.getByRole('button', { name: 'Logout' }).count()).toBe(0);
});

journey('signing in in one tab reaches the others', async ({ openPage }) => {
  const page = await openPage('desktop');
  const account = await signUpOnPage(page);
  await page.context().clearCookies();
  await openScreen(page, '/us/auth');
  const openAt = async (path: string) => {
    const tab = await openTab(page);
    await openScreen(tab, path);
    return tab;
  };
  const landing = await openAt('/us');
  const auth = await openAt('/us/auth?redirectTo=/us/clients');
  const form = await openAt('/us/create-invoice');
  await typeInvoice(form, plainInvoice);
  const again = await openAt('/us/create-invoice');
  await sees(again, 'Your invoice data has been restored!');
  for (const tab of [form, again]) {
    await tab.getByRole('button', { name: 'Save Invoice' }).first().click();
    await sees(tab, 'Please sign in to save your invoice');
  }

  await sendOnAuthPage(page, 'Sign in', account);
  await page.waitForURL(/\/us\/invoices$/);
  // The dialogs' saves continue without them, and result in one invoice.
  await Promise.all([form, again].map((tab) => sees(tab, 'Invoice saved to your account!')));
  for (const tab of [form, again]) await hasEntriesAt(tab, /\/us\/invoices/);
  await reloadScreen(form);
  expect(await listedNumbers(form, 1)).toEqual(['INV-001']);
  await hasEntriesAt(landing, /\/us\/invoices$/);
  await hasEntriesAt(auth, /\/us\/clients$/);
});

// install-and-update.test.ts covers a sign-out whose page clears the data.
journey(
  'signing out before the page’s scripts have loaded clears the user’s data too, and only that',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const analyticsEvents = await collectEvents(page);
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    await page.evaluate(() => {
      const theirs = JSON.stringify({ clientName: 'Secret Wren' });
      localStorage.setItem('billwren_user_draft:user-1:key-1', theirs);
      localStorage.setItem('billwren_guest_draft', '{"kept":true}');
      localStorage.setItem('selectedCountry', 'us');
      localStorage.setItem('billwren_waiting_settings:user-1', theirs);
      localStorage.setItem('billwren_local_settings', '{"synced":true,"name":"Secret Wren"}');
      sessionStorage.setItem('billwren_user_draft:user-1:edit:1', theirs);
    });
    await page.route(/\/assets\/.+\.js$/, () => undefined);
    await page.goto('/us/settings', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign Out', exact: true }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const answered = ahead(page.waitForResponse(/\/api\/sign-out/));
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"');
    await page.waitForURL(/\/us\/auth$/);
    await expect.poll(() => privateStrings(page, ['Secret Wren', '__Host-signed-out'])).toEqual([]);
    const kept = ['billwren_guest_draft', 'selectedCountry'];
    const values = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      kept,
    );
    expect(values).toEqual(['{"kept":true}', 'us']);
    await expect.poll(() => analyticsEvents).toEqual([['event', 'logout', {}]]);
  },
);

journey('the back button after signing out shows no private data', async () => {
  // Playwright disables the browser's back/forward cache; this test needs it.
  const browser = await launchBrowser({ keepsPages: true });
  try {
    const context = await browser.newContext({
      baseURL: origin,
      extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
      ...screenSizes.desktop,
    });
    const page = await context.newPage();
    await signUpWithSecret(page);
    await openScreen(page, '/us/invoices');
    await sees(page, secret);
    await page.goto('/us/terms');
    await openScreen(page, '/us/settings');
    await logout(page);
    await page.waitForURL(/\/us\/auth$/);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack({ waitUntil: 'commit' });
      await page.getByRole('heading').first().waitFor();
      await expect.poll(() => page.content()).not.toContain(secret);
    }
  } finally {
    await browser.close();
  }
});

journey(
  'a page in the back/forward cache is hidden until its session is checked',
  async ({ openPage }) => {
    // What the page loads late is refused once the session is gone.
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    const putAside = (kind: 'pagehide' | 'pageshow') =>
      page.evaluate((type) => {
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        return document.documentElement.style.visibility;
      }, kind);
    await expect.poll(() => putAside('pagehide')).toBe('hidden');
    expect(await putAside('pageshow')).toBe('hidden');
    const visibility = () => page.evaluate(() => document.documentElement.style.visibility);
    await expect.poll(visibility).toBe('');

    await putAside('pagehide');
    await page.context().clearCookies({ name: sessionCookie });
    const reloaded = ahead(page.waitForEvent('framenavigated'));
    await putAside('pageshow');
    await reloaded;
    await sees(page, /^New invoices start with these settings\. They’re saved in this browser/);
  },
);

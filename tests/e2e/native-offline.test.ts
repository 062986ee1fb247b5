import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { launchBrowser, screenSizes } from '#tests/support/launch-browser.ts';
import { newMember } from '#tests/support/member.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { askedSettings, cutNetwork, readyOffline } from '#tests/support/offline-page.ts';
import { loadSavedDevice, restoreDevice } from '#tests/support/saved-devices.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

let shell: Browser;
beforeAll(async () => {
  shell = await launchBrowser({ userAgent: nativeVisit.userAgent });
});
afterAll(() => shell?.close());

/** Opens the product in the native app, with a service worker. */
async function inNativeApp(visit: (page: Page) => Promise<void>) {
  const device = await loadSavedDevice(shell, 'phone', {
    baseURL: inject('product').origin,
    extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
    ...screenSizes.phone,
  });
  await visit(await device.newPage());
  await restoreDevice(shell, 'phone', device);
}

/** Waits until a form works offline. */
async function formIsKept(page: Page, path: string) {
  await readyOffline(page);
  const isKept = () => page.evaluate((kept) => caches.match(kept).then(Boolean), path);
  await expect.poll(isKept).toBe(true);
}

journey('the app opens offline with the form of the chosen country', () =>
  inNativeApp(async (page) => {
    await openSettings(page, '/app/ios/settings');
    await page.getByLabel('Country: USA').click();
    await page.getByRole('button', { name: 'Canada' }).click();
    await formIsKept(page, '/ca/create-invoice');
    await cutNetwork(page, true);
    for (const [asked, title] of [
      ['/', 'Create Invoice'],
      ['/app/ios/settings', 'Settings'],
    ] as const) {
      await openScreen(page, asked);
      expect(new URL(page.url()).pathname).toMatch(/^\/ca\//);
      await sees(page.locator('.native-bar'), title, 'Back');
      await sees(page, "You're offline");
    }
    // Back online, the page and its input stay.
    await field(page, 'Business name').fill('Wren Studio');
    await cutNetwork(page, false);
    await page.getByText("You're offline").waitFor({ state: 'hidden' });
    await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
  }),
);

journey('offline the app knows who is signed in, and stores what they save', () =>
  inNativeApp(async (page) => {
    await enterOnPage(page, await newMember(inject('product')));
    await openSettings(page, '/app/ios/settings');
    await typeInvoice(page, { fields: askedSettings });
    await page.getByRole('button', { name: 'Save Settings', exact: true }).click();
    await sees(page, 'Settings updated successfully!');
    await openSettings(page, '/app/ios/settings');
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/app\/ios\/create/);
    await formIsKept(page, '/us/create-invoice');
    // The form's initial data is saved once it is shown, which is after the URL changes.
    const keptPages = () => page.evaluate(() => localStorage.getItem('billwren_kept_pages'));
    await expect.poll(keptPages).toContain('"create-invoice"');

    await cutNetwork(page, true);
    await openScreen(page, '/');
    await sees(page, "You're offline");
    await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
    // Playwright's browser treats a page opened offline as online until the next change.
    await page.context().setOffline(false);
    await cutNetwork(page, true);
    await typeInvoice(page, plainInvoice);
    await page.getByRole('button', { name: 'Save Invoice', exact: true }).first().click();
    await sees(page, 'Saved on this device', 'Waiting on this device: 1 invoice.');
    await openSettings(page, '/app/ios/settings');
    await sees(page, 'Waiting on this device: 1 invoice.');
    await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();

    await cutNetwork(page, false);
    await sees(page, 'Invoice saved to your account!');
  }),
);

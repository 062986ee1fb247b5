import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { launchBrowser, screenSizes } from '#tests/support/launch-browser.ts';
import { newMember } from '#tests/support/member.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { askedSettings, cutNetwork, readyOffline } from '#tests/support/offline-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

journey('offline the app knows who is signed in, and stores what they save', async () => {
  // A service worker has the user agent of its browser, not of a page.
  const shell = await launchBrowser({ userAgent: nativeVisit.userAgent });
  try {
    const page = await shell.newPage({
      baseURL: inject('product').origin,
      extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
      ...screenSizes.phone,
    });
    await enterOnPage(page, await newMember(inject('product')));
    await openSettings(page, '/app/ios/settings');
    await typeInvoice(page, { fields: askedSettings });
    await page.getByRole('button', { name: 'Save Settings', exact: true }).click();
    await sees(page, 'Settings updated successfully!');
    await openSettings(page, '/app/ios/settings');
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/app\/ios\/create/);
    await readyOffline(page);
    const isKept = () => page.evaluate(() => caches.match('/us/create-invoice').then(Boolean));
    await expect.poll(isKept).toBe(true);
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
    await sees(page, 'Saved on this device', 'Waiting to sync: 1 invoice.');
    await openSettings(page, '/app/ios/settings');
    await sees(page, 'Waiting to sync: 1 invoice.');
    await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();

    await cutNetwork(page, false);
    await sees(page, 'Invoice saved to your account!');
  } finally {
    await shell.close();
  }
});

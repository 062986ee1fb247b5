import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { launchBrowser, screenSizes } from '#tests/support/launch-browser.ts';
import { shellVisit } from '#tests/support/native-shell.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';
import { cutNetwork, readyOffline } from '#tests/support/offline-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field } from '#tests/support/type-invoice.ts';

journey('the app opens offline with the form of the country that was chosen', async () => {
  const browser = await launchBrowser({ userAgent: shellVisit.userAgent });
  try {
    const context = await browser.newContext({
      baseURL: inject('product').origin,
      extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
      ...screenSizes.phone,
    });
    const page = await context.newPage();
    await openScreen(page, '/app/ios/settings');
    await page.getByLabel('Country: USA').click();
    await page.getByRole('button', { name: 'Canada' }).click();
    await readyOffline(page);
    const isKept = () => page.evaluate(() => caches.match('/ca/create-invoice').then(Boolean));
    await expect.poll(isKept, { timeout: 10_000 }).toBe(true);
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
    // With the network back the page stays, and what is typed in it.
    await field(page, 'Business name').fill('Wren Studio');
    await cutNetwork(page, false);
    await page.getByText("You're offline").waitFor({ state: 'hidden' });
    expect(await field(page, 'Business name').inputValue()).toBe('Wren Studio');
  } finally {
    await browser.close();
  }
});

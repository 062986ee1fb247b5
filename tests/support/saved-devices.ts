import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { ScreenSize } from './launch-browser.ts';

/**
 * Devices whose service worker has cached every file of the build, which takes seconds; each is used by one visitor at
 * a time.
 */
const devices = new WeakMap<Browser, Map<ScreenSize, BrowserContext>>();

/** Returns a used device of this size, cleared of its last visitor's data, or else a new one. */
export async function loadSavedDevice(
  browser: Browser,
  size: ScreenSize,
  order: BrowserContextOptions,
): Promise<BrowserContext> {
  const device = devices.get(browser)?.get(size);
  if (!device) return browser.newContext(order);
  devices.get(browser)?.delete(size);
  await device.setExtraHTTPHeaders(order.extraHTTPHeaders ?? {});
  return device;
}

/** Returns a device to the pool, with the build's files and the US pages, which contain no user data. */
export async function restoreDevice(
  browser: Browser,
  size: ScreenSize,
  device: BrowserContext,
): Promise<void> {
  for (const event of ['console', 'weberror', 'requestfailed'] as const) {
    device.removeAllListeners(event);
  }
  for (const page of device.pages()) await page.close();
  await device.setOffline(false);
  await device.clearCookies();
  const page = await device.newPage();
  // None of our scripts run on this page, so nothing can be written again.
  await page.goto('/favicon.svg');
  const devTools = await device.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb',
  });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/^\/(assets|icons|us)\/|^\/favicon/.test(new URL(url).pathname))
          await cache.delete(url);
      }
    }
  });
  await page.close();
  const ofBrowser = devices.get(browser) ?? new Map<ScreenSize, BrowserContext>();
  await ofBrowser.get(size)?.close();
  devices.set(browser, ofBrowser.set(size, device));
}

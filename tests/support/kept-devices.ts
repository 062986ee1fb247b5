import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { ScreenSize } from './launch-browser.ts';

/** Devices whose service worker has kept every file of the build, which takes seconds; each is one visitor's at a time. */
const devices = new WeakMap<Browser, Map<ScreenSize, BrowserContext>>();

/** A device of this size that has been used before, with nothing left of its visitor; else a new one. */
export async function takeKeptDevice(
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

/** Keeps a device for the next visitor: with the files of the build and the pages of the USA, which show no user's data. */
export async function putKeptDeviceBack(
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
  // No script of ours runs here, which could write anew.
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

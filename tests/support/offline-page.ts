import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { VisitOptions } from './browser.ts';
import { openTab } from './open-tab.ts';
import { openScreen } from './screen.ts';

/** For `openPage`: with a service worker, and with the browser's messages about offline requests expected. */
export const offlineVisit: VisitOptions = {
  serviceWorkers: 'allow',
  isKeptDevice: true,
  // Fonts for rarer alphabets are cached only once they have been used.
  expected: [/ERR_INTERNET_DISCONNECTED/, /503 \(/, /ERR_FAILED .*inter-latin-ext/],
};

/** Waits until the service worker controls the page and has everything it needs offline. */
export async function readyOffline(page: Page): Promise<void> {
  const isReady = () => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none');
  await expect.poll(isReady).toBe('activated');
}

/** Takes the page's visitor offline or online, and waits until the page has noticed. */
export async function cutNetwork(page: Page, isCut: boolean): Promise<void> {
  await page.context().setOffline(isCut);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isCut);
}

/** The settings that the form requires. */
export const askedSettings = {
  'Business name': 'Wren Studio',
  Phone: '+1 (555) 010-2000',
  'ZIP code': '10001',
  'Business address': '1 Main Street',
};

/** Opens a new tab for an offline visitor. */
export async function openOffline(context: BrowserContext, path: string): Promise<Page> {
  const [open] = context.pages();
  const page = open ? await openTab(open) : await context.newPage();
  await openScreen(page, path);
  return page;
}

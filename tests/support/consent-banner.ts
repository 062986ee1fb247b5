import type { Locator, Page } from 'playwright-core';
import { ahead } from './ahead.ts';
import { waitUntilHydrated } from './screen.ts';

/** The cookie banner. */
export const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookie consent' });

/** Returns the choice stored in the browser; null before there is one. */
export const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('billwren_cookie_consent') ?? 'null'));

/** Clicks Accept, which reloads the page. */
export async function agree(page: Page): Promise<void> {
  const accept = banner(page).getByRole('button', { name: 'Accept' });
  await Promise.all([page.waitForEvent('load'), accept.click()]);
  await waitUntilHydrated(page);
}

/** Runs something that reloads the page, and waits until the banner would have appeared. */
export async function waitForBanner(page: Page, load: () => Promise<void>): Promise<void> {
  const script = ahead(page.waitForResponse(/\/assets\/consent-/));
  await load();
  await script;
  await page.waitForLoadState('networkidle');
}

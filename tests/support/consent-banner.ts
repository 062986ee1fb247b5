import type { Locator, Page } from 'playwright-core';
import { ahead } from './ahead.ts';
import { waitUntilAlive } from './screen.ts';

/** The question about cookies. */
export const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookie consent' });

/** What the browser keeps of the answer; null before there is one. */
export const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('billwren_cookie_consent') ?? 'null'));

/** Presses Accept, which loads the page anew. */
export async function agree(page: Page): Promise<void> {
  const accept = banner(page).getByRole('button', { name: 'Accept' });
  await Promise.all([page.waitForEvent('load'), accept.click()]);
  await waitUntilAlive(page);
}

/** Does what loads the page anew, and gives the question time to come. */
export async function untilItCouldAsk(page: Page, load: () => Promise<void>): Promise<void> {
  const script = ahead(page.waitForResponse(/\/assets\/consent-/));
  await load();
  await script;
  await page.waitForLoadState('networkidle');
}

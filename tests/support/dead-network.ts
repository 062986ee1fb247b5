import type { Page } from 'playwright-core';

/** Lets all requests of a page fail, or stops that, while the browser believes that it is online. */
export async function failRequests(page: Page, isDead: boolean): Promise<void> {
  if (isDead) await page.route('**/*', (route) => route.abort());
  else await page.unroute('**/*');
}

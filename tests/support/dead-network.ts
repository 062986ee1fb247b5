import type { Page } from 'playwright-core';

/** Makes all requests of a page fail, or stops doing so, while the browser believes that it is online. */
export async function failRequests(page: Page, isDead: boolean): Promise<void> {
  if (isDead) await page.route('**/*', (route) => route.abort());
  else await page.unroute('**/*');
}

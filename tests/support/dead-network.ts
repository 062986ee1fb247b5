import type { Page } from 'playwright-core';

/** Lets every request of a page fail, or none any more, while its browser believes that it is online. */
export async function letRequestsFail(page: Page, isDead: boolean): Promise<void> {
  if (isDead) await page.route('**/*', (route) => route.abort());
  else await page.unroute('**/*');
}

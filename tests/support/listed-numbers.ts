import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the numbers in the list on the page, newest first, once it shows `count` of them. */
export async function listedNumbers(page: Page, count: number): Promise<string[]> {
  const heads = page.getByRole('rowheader');
  await expect.poll(() => heads.count()).toBe(count);
  return heads.allInnerTexts();
}

/**
 * Returns the id of the newest invoice in the list that the page shows or is navigating to; the address contains it
 * only briefly.
 */
export async function newestListedId(page: Page): Promise<string> {
  const link = page.locator('#invoice-list tr a[href^="/view-invoice/"]').first();
  return (await link.getAttribute('href'))?.replace('/view-invoice/', '') ?? '';
}

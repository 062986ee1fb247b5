import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The numbers in the list on the page, newest first, once it shows `count` of them. */
export async function listedNumbers(page: Page, count: number): Promise<string[]> {
  const heads = page.getByRole('rowheader');
  await expect.poll(() => heads.count()).toBe(count);
  return heads.allInnerTexts();
}

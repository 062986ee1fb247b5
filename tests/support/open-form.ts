import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Clicks the button in the landing page's hero, and waits until the lazily loaded form is visible. */
export async function openForm(page: Page): Promise<void> {
  await page.locator('a[href="#create"]').click();
  await page.getByRole('button', { name: 'Save Invoice' }).first().waitFor();
  await expect
    .poll(() => page.locator('#create').evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200);
}

import type { Page } from 'playwright-core';
import { openScreen } from './screen.ts';

/** Opens the settings page and all its sections. A phone shows only one at a time. */
export async function openSettings(page: Page, path: string): Promise<void> {
  await openScreen(page, path);
  await openSections(page);
}

/** Opens every section of the settings page, as a wide screen does; does nothing on other pages. */
export async function openSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('.settings-part > details')) {
      section.removeAttribute('name');
      section.setAttribute('open', '');
    }
  });
}

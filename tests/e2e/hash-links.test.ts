import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';

/** The distance of the element's top from the window's top, in pixels. */
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN, id);

const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

async function follow(page: Page, link: string, id: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
  await expect.poll(() => topOf(page, id)).toBeLessThan(200);
  // Scroll restoration runs after the browser's own jump; the page must stay at the link's target.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await topOf(page, id)).toBeLessThan(200);
}

journey('in-page links work every time', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us');
  for (const [link, id] of [
    ['Create Invoice', 'create'],
    ['View Pricing', 'pricing'],
    ['Create Invoice', 'create'],
    ['Create Invoice', 'create'],
    ['View Pricing', 'pricing'],
  ] as const) {
    await scrollToTop(page);
    await follow(page, link, id);
  }
});

journey('going back after in-page links restores the scroll position', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/terms');
  await follow(page, 'Liability', 'liability');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('main').getByRole('link', { name: 'Plans and prices' }).first().click();
  await expect.poll(() => topOf(page, 'plans')).toBeLessThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

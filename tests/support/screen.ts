import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a page and waits until it has hydrated, so that no click is lost. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** Reloads the page and waits until it has hydrated. */
export async function reloadScreen(page: Page): Promise<void> {
  await page.reload();
  await waitUntilHydrated(page);
}

/** Waits until the page has hydrated. */
export const waitUntilHydrated = (page: Page): Promise<void> =>
  waitForMark(() => page.evaluate(() => Object.keys(document.body)));

/** Waits until a part of the page that loads later has hydrated. */
export const waitUntilPartIsHydrated = (part: Locator): Promise<void> =>
  waitForMark(() => part.evaluate((element) => Object.keys(element)));

/**
 * React leaves a marker on each element that it has hydrated; on `body` too, if that is its only content. The page's
 * CSP forbids `eval`, which Playwright's own `waitForFunction` uses.
 */
async function waitForMark(read: () => Promise<string[]>): Promise<void> {
  const isTakenOver = async () => (await read()).some((key) => /^__react/.test(key));
  await expect.poll(isTakenOver).toBe(true);
}

/** Waits until a sentence is on screen, as text or as a toast. */
export async function sees(scope: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await scope.getByText(text).filter({ visible: true }).first().waitFor();
  }
}

/** Waits until the page has navigated to this address on its own, even if earlier loads failed. */
export const hasEntriesAt = (page: Page, address: RegExp) =>
  expect.poll(() => page.url()).toMatch(address);

/** Clicks the first button with exactly this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Waits until the element with this id has the focus. */
export const expectFocusOn = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);

/** Returns the values of a description list, such as the totals: `{ Subtotal: '$10.00', Total: '$11.00' }`. */
export async function readTerms(scope: Page | Locator): Promise<Record<string, string>> {
  const pairs = await scope
    .getByRole('term')
    .evaluateAll((terms) =>
      (terms as HTMLElement[]).map((term) => [
        term.innerText.trim(),
        (term.nextElementSibling as HTMLElement | null)?.innerText.trim() ?? '',
      ]),
    );
  return Object.fromEntries(pairs);
}

/** Returns the file that a click downloads, with its name. */
export async function downloadBy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return { name: download.suggestedFilename(), bytes: new Uint8Array(Buffer.concat(parts)) };
}

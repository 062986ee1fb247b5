import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a page and waits until its scripts run it, so that no press is lost. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAlive(page);
}

/** Loads the page again, as its visitor would. */
export async function reloadScreen(page: Page): Promise<void> {
  await page.reload();
  await waitUntilAlive(page);
}

/** Waits until the page's scripts run it. */
export const waitUntilAlive = (page: Page): Promise<void> =>
  waitForMark(() => page.evaluate(() => Object.keys(document.body)));

/** Waits until scripts run a part of the page that comes later than the page. */
export const waitUntilPartIsAlive = (part: Locator): Promise<void> =>
  waitForMark(() => part.evaluate((element) => Object.keys(element)));

/**
 * React leaves its mark on what it has taken over: on `body` when that is all that stands in it. The page's policy forbids
 * `eval`, which Playwright's own way of waiting for a condition is made of.
 */
async function waitForMark(read: () => Promise<string[]>): Promise<void> {
  const isTakenOver = async () => (await read()).some((key) => /^__react/.test(key));
  await expect.poll(isTakenOver).toBe(true);
}

/** Insists that a sentence stands on the screen, as text or as a toast, and waits for it. */
export async function sees(scope: Page | Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await scope.getByText(text).filter({ visible: true }).first().waitFor();
  }
}

/** Waits until a page that goes of its own accord stands at this address, whatever its earlier loads came to. */
export const standsAt = (page: Page, address: RegExp) =>
  expect.poll(() => page.url()).toMatch(address);

/** Presses the first button of exactly this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Waits until the element with this id has the keyboard's focus. */
export const expectFocusOn = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);

/** What stands beside each term of a list, such as the totals: `{ Subtotal: '$10.00', Total: '$11.00' }`. */
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

/** The file that a press brings, with the name the browser gives it. */
export async function downloadBy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readDownload(download);
}

/** The bytes of a file that was downloaded. */
export async function readDownload(
  download: Download,
): Promise<{ name: string; bytes: Uint8Array }> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return { name: download.suggestedFilename(), bytes: new Uint8Array(Buffer.concat(parts)) };
}

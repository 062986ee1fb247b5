import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { launchBrowser, type ScreenSize, screenSizes } from './launch-browser.ts';
import { newNetworkAddress } from './network-address.ts';
import { collectPageErrors } from './page-troubles.ts';
import { createTestProduct } from './product.ts';
import { isFullStrain } from './rounds.ts';
import { loadSavedDevice, restoreDevice } from './saved-devices.ts';

export type { ScreenSize };

export type VisitOptions = BrowserContextOptions & {
  /** Console errors to expect, for example from a request that the test makes fail. */
  expected?: RegExp[];
  /** Whether the device may be reused, with the build's files already cached by its service worker. */
  isKeptDevice?: boolean;
};

/** Opens a page of a new visitor, who shares nothing with earlier ones. */
export type OpenPage = (size: ScreenSize, options?: VisitOptions) => Promise<Page>;

type Fixtures = {
  browser: Browser;
  openPage: OpenPage;
  /** A second product, which no other file uses while this one runs. */
  ownProduct: RunningProduct;
};

/**
 * vitest's `test` with `openPage`. A console error, an error thrown in the page or a request to another machine fails
 * the test; a failed test leaves a screenshot of each of its pages in `tests/.results`.
 */
export const journey = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the requested fixtures from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await createTestProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser, task, onTestFinished }, use) => {
    const contexts: BrowserContext[] = [];
    const kept = new Map<BrowserContext, ScreenSize>();
    const troubles: string[] = [];
    await use(async (size, { expected = [], isKeptDevice, ...options } = {}) => {
      const order: BrowserContextOptions = {
        baseURL: inject('product').origin,
        locale: 'en-US',
        // Animations take a sixth of the time, so only the soak runs with them.
        reducedMotion: isFullStrain ? 'no-preference' : 'reduce',
        extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
        // A service worker would answer before a test's network interception; tests/e2e/offline.test.ts allows it.
        serviceWorkers: 'block',
        ...screenSizes[size],
        ...options,
      };
      const context = await (isKeptDevice
        ? loadSavedDevice(browser, size, order)
        : browser.newContext(order));
      if (isKeptDevice) kept.set(context, size);
      context.setDefaultTimeout(patienceMs);
      contexts.push(context);
      collectPageErrors(context, (trouble) => {
        if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
      });
      return context.newPage();
    });
    // Here instead of `onTestFailed`, which runs after the pages are closed.
    const hasFailed = task.result?.state === 'fail' || troubles.length > 0;
    if (hasFailed) await takePictures(contexts, task.name);
    for (const context of contexts) {
      const size = kept.get(context);
      if (size && !hasFailed) await restoreDevice(browser, size, context);
      else await context.close();
    }
    if (troubles.length === 0) return;
    // If thrown here, vitest would throw it again after the next retry.
    onTestFinished(() => {
      throw new Error(`The page had troubles:\n${troubles.join('\n')}`);
    });
  },
});

/** The timeout of a step in a page (ms), long enough for a busy machine. */
const patienceMs = 120_000;

async function takePictures(contexts: BrowserContext[], name: string) {
  const folder = join(projectRoot, 'tests/.results');
  mkdirSync(folder, { recursive: true });
  const stem = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) {
    await page.screenshot({ path: join(folder, `${stem}-${at}.png`) }).catch(() => undefined);
  }
}

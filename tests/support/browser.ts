import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { putKeptDeviceBack, takeKeptDevice } from './kept-devices.ts';
import { launchBrowser, type ScreenSize, screenSizes } from './launch-browser.ts';
import { newNetworkAddress } from './network-address.ts';
import { watchTroubles } from './page-troubles.ts';
import { createTestProduct } from './product.ts';
import { isFullStrain } from './rounds.ts';

export type { ScreenSize };

export type VisitOptions = BrowserContextOptions & {
  /** Console errors that belong to this journey, such as a refused request that it provokes. */
  expected?: RegExp[];
  /** Whether the visitor's device may be one on which a service worker has kept the build's files before. */
  isKeptDevice?: boolean;
};

/** Opens a page of a new visitor, who shares nothing with earlier ones. */
export type OpenPage = (size: ScreenSize, options?: VisitOptions) => Promise<Page>;

type Fixtures = {
  browser: Browser;
  openPage: OpenPage;
  /** A product beside the common one, which no other file changes or asks anything while this one runs. */
  ownProduct: RunningProduct;
};

/**
 * vitest's `test` with `openPage`. A console error, an error thrown in the page or a request that leaves this machine
 * fails the journey; a journey that fails leaves a picture of each of its pages in `tests/.results`.
 */
export const journey = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures wanted from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures wanted from this pattern
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
        // What moves takes a sixth of the time; in the soak it moves.
        reducedMotion: isFullStrain ? 'no-preference' : 'reduce',
        extraHTTPHeaders: { 'CF-Connecting-IP': newNetworkAddress() },
        // It would answer in place of what a journey puts in the network's way; tests/e2e/offline.test.ts lets it in.
        serviceWorkers: 'block',
        ...screenSizes[size],
        ...options,
      };
      const context = await (isKeptDevice
        ? takeKeptDevice(browser, size, order)
        : browser.newContext(order));
      if (isKeptDevice) kept.set(context, size);
      context.setDefaultTimeout(patienceMs);
      contexts.push(context);
      watchTroubles(context, (trouble) => {
        if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
      });
      return context.newPage();
    });
    // Here and not in `onTestFailed`, which runs when the pages are gone.
    const hasFailed = task.result?.state === 'fail' || troubles.length > 0;
    if (hasFailed) await takePictures(contexts, task.name);
    for (const context of contexts) {
      const size = kept.get(context);
      if (size && !hasFailed) await putKeptDeviceBack(browser, size, context);
      else await context.close();
    }
    if (troubles.length === 0) return;
    // vitest would throw what is thrown here once more after the next try.
    onTestFinished(() => {
      throw new Error(`The page had troubles:\n${troubles.join('\n')}`);
    });
  },
});

/** How long a step in a page may take: long enough for a busy machine. */
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

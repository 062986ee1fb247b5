import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { test as base, inject } from 'vitest';
import { findChromium } from '#scripts/find-chromium.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { watchTroubles } from './page-troubles.ts';

/** The two sizes at which every journey is walked. */
export const screenSizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type ScreenSize = keyof typeof screenSizes;

/** Starts the Chromium of this machine, without any traffic of its own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error('No Chromium was found: "npm test" says how to get one.');
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
    ],
  });
}

export type VisitOptions = BrowserContextOptions & {
  /** Console errors that belong to this journey, such as a refused request that it provokes. */
  expected?: RegExp[];
};

/** Opens a page of a new visitor, who shares nothing with earlier ones. */
export type OpenPage = (size: ScreenSize, options?: VisitOptions) => Promise<Page>;

/**
 * vitest's `test` with `openPage`. A console error, an error thrown in the page or a request that leaves this machine
 * fails the journey; a journey that fails leaves a picture of each of its pages in `tests/.results`.
 */
export const journey = base.extend<{ browser: Browser; openPage: OpenPage }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures wanted from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  openPage: async ({ browser, task, onTestFailed }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    onTestFailed(() => takePictures(contexts, task.name));
    await use(async (size, { expected = [], ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: inject('product').origin,
        locale: 'en-US',
        ...screenSizes[size],
        ...options,
      });
      contexts.push(context);
      await watchTroubles(context, (trouble) => {
        if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
      });
      return context.newPage();
    });
    if (troubles.length === 0) await closeAll(contexts);
    if (troubles.length > 0) throw new Error(`The page had troubles:\n${troubles.join('\n')}`);
  },
});

async function closeAll(contexts: BrowserContext[]) {
  for (const context of contexts) await context.close();
}

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
  await closeAll(contexts);
}

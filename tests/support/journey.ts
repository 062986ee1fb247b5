import type { Page } from 'playwright-core';
import { test as base, expect, vi } from 'vitest';
import { toast } from '#app/ui/messages/toast.tsx';
import type { ScreenSize, VisitOptions } from './browser.ts';
import { aMoment } from './dom-actions.ts';
import { DomPage, setViewport } from './dom-page.tsx';
import { requestOver } from './dom-request.ts';

type Fixtures = { openPage: (size: ScreenSize, options?: VisitOptions) => Promise<Page> };

/**
 * vitest's `test` for integration tests without a browser: real pages in happy-dom, real loaders, actions and database,
 * all in one process. The page has the same methods as in end-to-end tests, so that a test can move between the two; a
 * method that it lacks needs a browser. An unexpected console error fails the test.
 */
export const walk = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the requested fixtures from this pattern
  openPage: async ({}, use) => {
    const pages: DomPage[] = [];
    const troubles: string[] = [];
    await use(async (size, { expected = [], extraHTTPHeaders } = {}) => {
      // happy-dom has one window: a new visitor's page replaces the previous one.
      if (pages.length > 0) await leave(pages);
      const page = new DomPage();
      page.network.edgeRegion = extraHTTPHeaders?.['CF-IPCountry'] ?? null;
      pages.push(page);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
        const trouble = words.map(String).join(' ');
        if (!expected.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
      });
      vi.stubGlobal('fetch', page.network.fetch);
      vi.stubGlobal('XMLHttpRequest', requestOver(page.network.fetch));
      setViewport({ width: size === 'phone' ? 390 : 1280, height: 900 });
      return page as unknown as Page;
    });
    vi.useRealTimers();
    await leave(pages);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(troubles).toEqual([]);
  },
});

/** Closes the pages and resets the device. */
async function leave(pages: DomPage[]): Promise<void> {
  toast.dismiss();
  await aMoment();
  for (const page of pages) {
    page.close();
    page.setOnline(true);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: a page has no other way
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/; secure`;
  }
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  await aMoment();
}

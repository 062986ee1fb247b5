import type { Page } from 'playwright-core';
import { cookieConsentKey } from '#app/browser/cookie-consent.client.ts';

/**
 * Gives a page that is not opened yet an analytics script and its visitor's consent; what is handed over is added to the
 * answer, `['event', name, details]` each.
 */
export async function collectEvents(page: Page): Promise<unknown[]> {
  const handed: unknown[] = [];
  await page.exposeFunction('gtag', (...call: unknown[]) => {
    handed.push(call);
  });
  await page.addInitScript(([key, record]) => localStorage.setItem(key, record), [
    cookieConsentKey,
    JSON.stringify({ analytics: true, timestamp: Date.now() }),
  ] as const);
  return handed;
}

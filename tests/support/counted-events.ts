import type { Page } from 'playwright-core';
import { type ConsentMirror, consentCookieName } from '#app/domain/consent/analytics.ts';
import { cookieConsentKey } from '#app/features/analytics-and-consent/ui/track.client.ts';

/**
 * Gives a page that isn't open yet an analytics script and its visitor's consent. Returns an array that collects the
 * events as `['event', name, details]`, with the page's address left out of the details.
 */
export async function collectEvents(page: Page): Promise<unknown[]> {
  const analyticsEvents: unknown[] = [];
  await page.exposeFunction('gtag', (command: string, name: string, said: object) => {
    const { page_location: _, ...details } = { page_location: '', ...said };
    analyticsEvents.push([command, name, details]);
  });
  const mirror = `${consentCookieName}=${'analytics' satisfies ConsentMirror}; Path=/; Secure`;
  await page.addInitScript(
    ([key, record, cookie]) => {
      localStorage.setItem(key, record);
      // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
      document.cookie = cookie;
    },
    [cookieConsentKey, JSON.stringify({ analytics: true, timestamp: Date.now() }), mirror] as const,
  );
  return analyticsEvents;
}

import type { Page } from 'playwright-core';

/** Offers installation as Chromium does; an attribute of `body` records that the page accepted the offer. */
export const offerToInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-prompted', ''),
    });
    window.dispatchEvent(event);
  });

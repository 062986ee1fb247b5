import type { Page } from 'playwright-core';

/** Offers installation like Chromium; the page records on `body` whether it accepted the offer. */
export const offerToInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-prompted', ''),
    });
    window.dispatchEvent(event);
  });

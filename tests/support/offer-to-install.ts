import type { Page } from 'playwright-core';

/** Offers to install, as Chromium does; the page notes at its `body` whether it took the offer. */
export const offerToInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-prompted', ''),
    });
    window.dispatchEvent(event);
  });

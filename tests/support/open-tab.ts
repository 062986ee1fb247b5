import type { Page } from 'playwright-core';

/**
 * Opens another tab of a page's visitor in its own window: browsers render only a window's front tab at full speed, and
 * Playwright waits for frames before each click.
 */
export async function openTab(page: Page): Promise<Page> {
  const context = page.context();
  const browser = context.browser();
  if (!browser) throw new Error('The page has no browser');
  const devTools = await context.newCDPSession(page);
  const { targetInfo } = await devTools.send('Target.getTargetInfo');
  await devTools.detach();
  const whole = await browser.newBrowserCDPSession();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    whole.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      browserContextId: targetInfo.browserContextId,
    }),
  ]);
  await whole.detach();
  return tab;
}

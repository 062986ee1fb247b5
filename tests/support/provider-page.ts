import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ahead } from './ahead.ts';
import { waitUntilHydrated } from './screen.ts';

/** Clicks the first button with that name, which opens a page of the Stripe fake, and returns its new tab. */
export async function openProviderTab(page: Page, buttonName: string): Promise<Page> {
  const button = page.getByRole('button', { name: buttonName, exact: true });
  // A background tab is rarely rendered, so clicks on it are slow.
  await page.bringToFront();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    button.filter({ visible: true }).first().click(),
  ]);
  await tab.waitForURL(`${inject('product').fakesOrigin}/**`);
  return tab;
}

/** Pays on the hosted checkout with the card that is filled in, and waits until the browser is back on our page. */
export async function pay(checkout: Page): Promise<void> {
  await checkout.bringToFront();
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await checkout.waitForURL('**/pricing*');
  await waitUntilHydrated(checkout);
}

/** Clicks a button of the hosted portal, which reloads the page. */
export async function clickInPortal(portal: Page, buttonName: string): Promise<void> {
  await portal.bringToFront();
  const loaded = ahead(portal.waitForResponse((answer) => answer.request().method() === 'GET'));
  await portal.getByRole('button', { name: buttonName, exact: true }).click();
  await loaded;
}

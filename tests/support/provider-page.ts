import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ahead } from './ahead.ts';
import { waitUntilAlive } from './screen.ts';

/** Presses what opens a page of Stripe's fake (the first of that name), and answers the new tab that it came in. */
export async function openProviderTab(page: Page, buttonName: string): Promise<Page> {
  const button = page.getByRole('button', { name: buttonName, exact: true });
  // A tab behind another one is hardly ever drawn, and so pressed late.
  await page.bringToFront();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    button.filter({ visible: true }).first().click(),
  ]);
  await tab.waitForURL(`${inject('product').fakesOrigin}/**`);
  return tab;
}

/** Pays on the hosted checkout with the card that is filled in, and waits until the shop is back. */
export async function pay(checkout: Page): Promise<void> {
  await checkout.bringToFront();
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await checkout.waitForURL('**/pricing*');
  await waitUntilAlive(checkout);
}

/** Presses a button of the hosted portal, which loads the page anew. */
export async function pressInPortal(portal: Page, buttonName: string): Promise<void> {
  await portal.bringToFront();
  const loaded = ahead(portal.waitForResponse((answer) => answer.request().method() === 'GET'));
  await portal.getByRole('button', { name: buttonName, exact: true }).click();
  await loaded;
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen, reloadScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { walk } from '#tests/support/walk.ts';

// On Pricing one sees whether the account took a country: only at its own prices anything can be bought.

const call = '**/api/preferred-country';
const buyButton = (page: Page) =>
  page.getByRole('button', { name: 'Get 50 invoices/month' }).filter({ visible: true });

async function switchCountry(page: Page, from: string, to: string, code: string) {
  const bar = page.getByRole('banner');
  await bar.getByLabel(`Country: ${from}`).click();
  await bar.getByRole('link', { name: to, exact: true }).click();
  await page.waitForURL(`**/${code}/pricing`);
}

walk('of two countries chosen at once the account takes the last', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/us/pricing');
  const held: (() => void)[] = [];
  await page.route(call, (route) => {
    held.push(() => route.continue());
  });
  await switchCountry(page, 'USA', 'UK', 'uk');
  await page.getByLabel('Country: UK').waitFor();
  await switchCountry(page, 'UK', 'Australia', 'au');
  await page.getByLabel('Country: Australia').waitFor();
  expect(held).toHaveLength(1);
  const loadedAgain = page.waitForResponse('**/au/pricing.data*');
  held[0]?.();
  await loadedAgain;
  await expect.poll(() => held.length).toBe(2);
  expect(await buyButton(page).count()).toBe(0);
  held[1]?.();
  await buyButton(page).waitFor();
  await reloadScreen(page);
  await buyButton(page).waitFor();
});

// @covers platform-4.3

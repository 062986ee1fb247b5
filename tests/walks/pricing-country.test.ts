import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { buyButton, preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
import { aMoment } from '#tests/support/dom-actions.ts';
import { openScreen, reloadScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { walk } from '#tests/support/walk.ts';

walk('of two countries chosen at once the account takes the last', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/us/pricing');
  const held: (() => void)[] = [];
  await page.route(preferredCountryCall, (route) => {
    held.push(() => route.continue());
  });
  await switchCountry(page, 'USA', 'UK');
  await page.getByLabel('Country: UK').waitFor();
  await switchCountry(page, 'UK', 'Australia');
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

walk(
  'prices that come behind the answer to a choice are loaded once more',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/us/pricing');
    let isRead = false;
    let isSaved = false;
    const late = async (route: Route) => {
      const response = await route.fetch();
      isRead = true;
      await expect.poll(() => isSaved).toBe(true);
      await route.fulfill({ response });
    };
    await page.route('**/au/pricing.data*', late, { times: 1 });
    await page.route(preferredCountryCall, async (route) => {
      await expect.poll(() => isRead).toBe(true);
      await route.continue();
      isSaved = true;
    });
    await switchCountry(page, 'USA', 'Australia');
    await buyButton(page).waitFor();
    expect(await page.getByRole('button', { name: 'Buy in Australia' }).count()).toBe(0);
  },
);

walk(
  'an earlier choice of another country loads no prices again, nor takes the button away',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/us/pricing');
    await switchCountry(page, 'USA', 'Canada');
    await buyButton(page).waitFor();
    let loads = 0;
    await page.route('**/au/pricing.data*', (route) => {
      loads += 1;
      return route.continue();
    });
    await openScreen(page, '/au/pricing');
    const change = page.getByRole('button', { name: 'Buy in Australia' });
    await change.waitFor();
    await aMoment();
    const atFirst = loads;
    await change.click();
    await buyButton(page).waitFor();
    // Once when it was opened, once for the press.
    expect(loads).toBe(2 * atFirst);
  },
);

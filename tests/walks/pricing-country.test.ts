import { expect } from 'vitest';
import { buyButton, preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
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

// @covers platform-4.3

import { expect } from 'vitest';
import { preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
import { openScreen } from '#tests/support/screen.ts';
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
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  const saved = page.waitForResponse(preferredCountryCall);
  held[1]?.();
  await saved;
  await openScreen(page, '/pricing');
  expect(new URL(page.url()).pathname).toBe('/au/pricing');
});

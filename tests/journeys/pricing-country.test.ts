import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { buyButton, preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

journey(
  'a country that could not be saved is said to be so, and sent again',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/status of 503/, /Country not saved/] });
    await signUpOnPage(page);
    await openScreen(page, '/us/pricing');
    await page.route(preferredCountryCall, (route) =>
      route.fulfill({ status: 503, json: { error: 'the database does not answer', code: 'x' } }),
    );
    await switchCountry(page, 'USA', 'UK');
    await press(page, 'Buy in the UK');
    await sees(page, 'Your country could not be changed. Please try again.');
    expect(await buyButton(page).count()).toBe(0);
    await page.unroute(preferredCountryCall);
    await reloadScreen(page);
    await buyButton(page).waitFor();
  },
);

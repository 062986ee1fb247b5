import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { buyButton, preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

journey(
  'plans are sold at the displayed prices, also when the country could not be saved',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/status of 503/, /Country not saved/] });
    await signUpOnPage(page);
    await openScreen(page, '/us/pricing');
    await page.route(preferredCountryCall, (route) =>
      route.fulfill({ status: 503, json: { error: 'our database isn’t responding', code: 'x' } }),
    );
    await switchCountry(page, 'USA', 'UK');
    await sees(page, '£4');
    const ordered = page.waitForRequest('**/api/create-checkout');
    await buyButton(page).click();
    expect((await ordered).postDataJSON()).toMatchObject({ priceId: 'price_uk_basic_monthly' });
  },
);

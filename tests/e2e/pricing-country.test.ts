import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
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

journey('of two countries chosen at once the account keeps the last', async ({ openPage }) => {
  const page = await openPage('desktop');
  const { email } = await signUpOnPage(page);
  await openScreen(page, '/us/pricing');
  const held: (() => void)[] = [];
  await page.route(preferredCountryCall, (route) => {
    held.push(() => route.continue());
  });
  await switchCountry(page, 'USA', 'UK');
  await switchCountry(page, 'UK', 'Australia');
  expect(held).toHaveLength(1);
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  const saved = page.waitForResponse(preferredCountryCall);
  held[1]?.();
  await saved;
  const { $client } = openDatabase({ url: inject('product').libsqlUrl });
  const sql =
    'SELECT preferred_country FROM user_settings WHERE user_id = (SELECT id FROM users WHERE email = ?)';
  const { rows } = await $client.execute({ sql, args: [email.toLowerCase()] });
  expect(String(rows[0]?.preferred_country).toLowerCase()).toBe('australia');
});

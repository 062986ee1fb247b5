import { describe, expect } from 'vitest';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { buyButton, switchCountry } from '#tests/support/country-on-page.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { newAccount } from '#tests/support/visitor.ts';
import { walk } from '#tests/support/walk.ts';

// A stranger becomes an account of their own country, whichever page the guards lead through, and pays its prices.

/** Buys the smallest plan of a country, as the page does, and pays it; answers the plan that the account has then. */
async function buyPlan(country: string): Promise<unknown> {
  const post = async (path: string, json: object) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const order = { priceId: `price_${country}_basic_monthly`, key: crypto.randomUUID() };
  const { url } = await post('/api/create-checkout', order);
  const card = new URLSearchParams({ card: '4242424242424242' });
  await fetch(String(url), { method: 'POST', body: card, redirect: 'manual' });
  return (await post('/api/check-subscription', {})).plan;
}

describe.each(countryCodes.map((country) => ({ country, ...countries[country] })))(
  'from $name',
  ({ country, name, region }) => {
    const visit = { extraHTTPHeaders: { 'CF-IPCountry': region } };

    walk.for([
      ['desktop', 'header'],
      ['phone', 'header'],
      ['desktop', 'footer'],
      ['phone', 'footer'],
    ] as const)('by the %s’s %s', async ([size, place], { openPage }) => {
      const page = await openPage(size, visit);
      await openScreen(page, `/${country}`);
      if (place === 'footer') {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing Plans' }).click();
      } else {
        if (size === 'phone') await press(page, 'Menu');
        const links = page.getByRole('link', { name: 'Pricing', exact: true });
        await links.filter({ visible: true }).first().click();
      }
      await page.waitForURL(/\/us\/auth\?/);
      expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(`/${country}/pricing`);
      await page.getByRole('banner').getByLabel(`Country: ${name}`).waitFor();
      await sees(page, 'Sign in to choose a plan.');
      await page.getByRole('tab', { name: 'Create account' }).click();
      await sendOnAuthPage(page, 'Create account', newAccount());
      await page.waitForURL(new RegExp(`/${country}/pricing$`));
      await buyButton(page).waitFor();
      expect(await buyPlan(country)).toBe('Basic');
    });
  },
);

walk(
  'the flag on the auth page changes the country of the page to come, too',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/au/invoices');
    await sees(page, 'Sign in to see your invoices.');
    await switchCountry(page, 'Australia', 'Canada');
    await page.getByRole('tab', { name: 'Create account' }).click();
    await sendOnAuthPage(page, 'Create account', newAccount());
    await page.waitForURL(/\/ca\/invoices$/);
    expect(await buyPlan('ca')).toBe('Basic');
  },
);

walk('an account of another country buys after one press', async ({ openPage }) => {
  const page = await openPage('phone');
  await signUpOnPage(page);
  await openScreen(page, '/au/pricing');
  await sees(page, 'These are the prices in Australia, and your account buys in the USA.');
  expect(await buyButton(page).count()).toBe(0);
  await press(page, 'Buy in Australia');
  await buyButton(page).waitFor();
  expect(await buyPlan('au')).toBe('Basic');
});

// @covers platform-2.10 platform-4.2

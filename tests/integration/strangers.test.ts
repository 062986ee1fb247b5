import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, inject, vi } from 'vitest';
import { type CountryCode, countries, countryCodes } from '#app/domain/country/country.ts';
import { users } from '#db/account-schema.ts';
import { openDatabase } from '#db/client.server.ts';
import { userSettings } from '#db/schema.ts';
import { authPanel, sendCodeOnAuthPage, sendOnAuthPage } from '#tests/support/auth-page.ts';
import { buyButton, switchCountry } from '#tests/support/country-on-page.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';
import '#tests/support/quick-scrypt.ts';

// A visitor gets an account in their own country, whichever page the redirects lead through, and
// pays its prices.

/** The monthly price of the smallest plan. */
const priceOf: Record<CountryCode, string> = {
  us: '$5.00',
  ca: 'C$6.00',
  uk: '£4.00',
  au: 'A$8.00',
};

/**
 * Buys the smallest plan on Pricing at a country's prices; the account stays in its own country.
 */
async function buysPlan(
  page: Page,
  email: string,
  country: CountryCode,
  own: CountryCode = country,
) {
  const tab = new Promise<string>((replace) => {
    vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as never);
  });
  await buyButton(page).click();
  const checkout = await tab;
  expect(await (await fetch(checkout)).text()).toContain(`Pay ${priceOf[country]}</button>`);
  const card = new URLSearchParams({ card: '4242424242424242' });
  await fetch(checkout, { method: 'POST', body: card, redirect: 'manual' });
  await fetch('/api/check-subscription', { method: 'POST' });
  const account = await openDatabase({ url: inject('product').libsqlUrl })
    .select()
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(eq(users.email, email))
    .get();
  expect(account?.user_settings).toMatchObject({
    country: own,
    preferredCountry: own,
    planName: 'Basic',
    subscriptionStatus: 'active',
    subscriptionSource: 'stripe',
  });
}

type Size = 'desktop' | 'phone';

async function byHeader(page: Page, country: CountryCode, size: Size) {
  await openScreen(page, `/${country}`);
  if (size === 'phone') await press(page, 'Menu');
  const links = page.getByRole('link', { name: 'Pricing', exact: true });
  await links.filter({ visible: true }).first().click();
}

async function byFooter(page: Page, country: CountryCode) {
  await openScreen(page, `/${country}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing Plans' }).click();
}

const byAddress = (page: Page, country: CountryCode) => openScreen(page, `/${country}/pricing`);

// Ways to create an account on the auth page; each returns its email address.

async function withPassword(page: Page): Promise<string> {
  const account = newAccount();
  await page.getByRole('tab', { name: 'Create account' }).click();
  await sendOnAuthPage(page, 'Create account', account);
  return account.email;
}

async function withCode(page: Page): Promise<string> {
  const { email } = newAccount();
  const code = await sendCodeOnAuthPage(page, email, authPanel(page, 'Sign in'));
  await field(page, 'Code').fill(code);
  await press(page, 'Verify code');
  return email;
}

/** Follows the button's link, and returns from Google with a new address. */
async function withGoogle(page: Page): Promise<string> {
  const { email } = newAccount();
  const button = page.getByRole('link', { name: 'Continue with Google' }).first();
  const follow = async (address: string) => {
    const answer = await fetch(address, { redirect: 'manual' });
    return answer.headers.get('Location') ?? '';
  };
  const google = await follow((await button.getAttribute('href')) ?? '');
  const state = new URL(google).searchParams.get('state') ?? '';
  const answer = new URLSearchParams({ state, code: email });
  await openScreen(page, await follow(`/oauth/google/callback?${answer}`));
  return email;
}

const ways = [
  { way: 'the header', come: byHeader, enter: withPassword },
  { way: 'the footer', come: byFooter, enter: withPassword },
  { way: 'Google', come: byAddress, enter: withGoogle },
  { way: 'a code', come: byAddress, enter: withCode },
];
const sizes = ['desktop', 'phone'] as const;

/**
 * Every way into every country: on both sizes where they differ, otherwise alternating, so that
 * each way runs on each size in two countries.
 */
const waysOf = (turn: number) =>
  ways.flatMap((way) =>
    sizes
      .filter((_, at) => way.come === byHeader || at === turn % sizes.length)
      .map((size) => ({ ...way, size })),
  );

describe.each(countryCodes.map((country, turn) => ({ country, turn, ...countries[country] })))(
  'from $name',
  ({ country, turn, name, region }) => {
    const visit = { extraHTTPHeaders: { 'CF-IPCountry': region } };

    walk.for(waysOf(turn))('by $way on a $size', async ({ come, enter, size }, { openPage }) => {
      const page = await openPage(size, visit);
      await come(page, country, size);
      await page.waitForURL(/\/us\/auth\?/);
      expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(`/${country}/pricing`);
      await page.getByRole('banner').getByLabel(`Country: ${name}`).waitFor();
      await sees(page, 'Sign in to choose a plan.');
      const email = await enter(page);
      await page.waitForURL(new RegExp(`/${country}/pricing$`));
      await buysPlan(page, email, country);
    });
  },
);

walk(
  'the flag on the auth page also changes the country of the next page',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/au/invoices');
    await sees(page, 'Sign in to see your invoices.');
    await switchCountry(page, 'Australia', 'Canada');
    const email = await withPassword(page);
    await page.waitForURL(/\/ca\/invoices$/);
    await openScreen(page, '/ca/pricing');
    await buysPlan(page, email, 'ca');
  },
);

walk('an account from another country buys at the page’s prices', async ({ openPage }) => {
  const page = await openPage('phone');
  const { email } = await signUpOnPage(page);
  await openScreen(page, '/au/pricing');
  await buysPlan(page, email, 'au', 'us');
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

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

journey(
  'a country that could not be saved is said to be so, and sent again',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/status of 503/, /Country not saved/] });
    await signUpOnPage(page);
    await openScreen(page, '/us/pricing');
    await page.route(call, (route) =>
      route.fulfill({ status: 503, json: { error: 'the database does not answer', code: 'x' } }),
    );
    await switchCountry(page, 'USA', 'UK', 'uk');
    await press(page, 'Switch to UK');
    await sees(page, 'Your country could not be changed. Please try again.');
    expect(await buyButton(page).count()).toBe(0);
    await page.unroute(call);
    await reloadScreen(page);
    await buyButton(page).waitFor();
  },
);

// @covers platform-4.3

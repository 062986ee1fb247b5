import type { Page } from 'playwright-core';

/** Chooses another country in the page's header, from one shown name to another, and waits until the page is there. */
export async function switchCountry(page: Page, from: string, to: string): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByLabel(`Country: ${from}`).click();
  await bar.getByRole('link', { name: to, exact: true }).click();
  await bar.getByLabel(`Country: ${to}`).waitFor();
}

/** Where the page sends the country that an account is to prefer. */
export const preferredCountryCall = '**/api/preferred-country';

/** The button of the smallest plan on Pricing. */
export const buyButton = (page: Page) =>
  page.getByRole('button', { name: 'Get 50 invoices/month' }).filter({ visible: true });

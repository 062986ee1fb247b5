import type { Page } from 'playwright-core';

/** Chooses another country in the page's header, by displayed name, and waits until the page has loaded. */
export async function switchCountry(page: Page, from: string, to: string): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByLabel(`Country: ${from}`).click();
  await bar.getByRole('link', { name: to, exact: true }).click();
  await bar.getByLabel(`Country: ${to}`).waitFor();
}

/** The endpoint to which the page posts an account's preferred country. */
export const preferredCountryCall = '**/api/preferred-country';

/** The button of the smallest plan on the Pricing page. */
export const buyButton = (page: Page) =>
  page.getByRole('button', { name: 'Get 50 invoices/month' }).filter({ visible: true });

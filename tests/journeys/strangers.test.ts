import { expect } from 'vitest';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { journey } from '#tests/support/browser.ts';
import { openProviderTab, pay } from '#tests/support/provider-page.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { newAccount } from '#tests/support/visitor.ts';

// What a stranger of each country does on a phone, from the landing page to a paid plan; the other ways are walks.

for (const country of countryCodes) {
  const { name, region } = countries[country];
  journey(`a stranger from ${name} comes to a plan at its prices`, async ({ openPage }) => {
    const page = await openPage('phone', { extraHTTPHeaders: { 'CF-IPCountry': region } });
    await openScreen(page, '/');
    expect(new URL(page.url()).pathname).toBe(`/${country}`);
    await press(page, 'Menu');
    const links = page.getByRole('link', { name: 'Pricing', exact: true });
    await links.filter({ visible: true }).first().click();
    await sees(page, 'Sign in to choose a plan.');
    await page.getByRole('tab', { name: 'Create account' }).click();
    await sendOnAuthPage(page, 'Create account', newAccount());
    await page.waitForURL(new RegExp(`/${country}/pricing$`));
    await pay(await openProviderTab(page, 'Get 50 invoices/month'));
    await page.bringToFront();
    await sees(page, 'billed monthly', /^Renews on/);
  });
}

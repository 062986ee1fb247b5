import type { Page } from 'playwright-core';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { registrationFields } from '#app/domain/taxes/registration.ts';

/**
 * Fills in the Tax section of Settings as a user does: registration for the page's country, and how invoices calculate
 * tax.
 */
export async function typeTaxSettings(page: Page, settings: SettingsDraft): Promise<void> {
  const { country, rounding, pricesIncludeTax, finePrices } = settings;
  const form = page.getByRole('form', { name: 'Settings' });
  const input = (name: string) => form.locator(`[name="${name}"]`);
  const field = registrationFields[country];
  const { registered, since, numbers } = settings[field];
  await input('rounding').selectOption(rounding);
  await input('pricesIncludeTax').setChecked(pricesIncludeTax);
  await input('finePrices').setChecked(finePrices);
  await input(`${field}.registered`).selectOption(registered);
  if (registered !== 'yes') return;
  await input(`${field}.since`).fill(since);
  for (const [at, row] of numbers.entries()) {
    const path = `${field}.numbers.${at}`;
    if ((await input(`${path}.number`).count()) === 0) {
      await form.getByRole('button', { name: 'Add Tax', exact: true }).click();
    }
    // Province numbers are collapsed.
    await input(`${path}.number`).evaluate((it) => {
      const folded = it.closest('details');
      if (folded) folded.open = true;
    });
    await input(`${path}.number`).fill(row.number);
    if (country !== 'us') continue;
    await input(`${path}.tax`).fill(row.tax);
    await input(`${path}.rate`).fill(row.rate);
  }
}

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import {
  askedSettings,
  cutNetwork,
  offlineVisit,
  readyOffline,
} from '#tests/support/offline-page.ts';
import { openScreen, press, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { field, typeInvoice } from '#tests/support/type-invoice.ts';

const product = inject('product');

/** Signs in a new user who has settings, in a browser that is ready to go offline. */
async function enterWithSettings(page: Page) {
  await enterOnPage(page, await newMember(product));
  await openScreen(page, '/us/settings');
  await typeInvoice(page, { fields: askedSettings });
  await press(page, 'Save Settings');
  await sees(page, 'Settings updated successfully!');
  await readyOffline(page);
}

journey('settings changed offline are saved and synced', async ({ openPage }) => {
  const page = await openPage('desktop', offlineVisit);
  await enterOnPage(page, await newMember(product));
  await openScreen(page, '/us/settings');
  await readyOffline(page);
  await cutNetwork(page, true);
  await typeInvoice(page, { fields: askedSettings });
  await field(page, 'Invoice language').selectOption('fr-CA');
  await press(page, 'Save Settings');
  await sees(page, 'Saved on this device', 'Waiting to sync: your settings.');
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
  // In-app navigation works too: the form needs nothing from the network.
  await page.getByRole('link', { name: 'Create Invoice' }).first().click();
  await page.getByRole('heading', { name: 'Create Invoice', level: 1 }).waitFor();
  await field(page, 'Client name').waitFor();
  await cutNetwork(page, false);
  await sees(page, 'Settings saved and synced to your account!');
  await openScreen(page, '/us/create-invoice');
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren Studio');
  expect(await field(page, 'Invoice language').inputValue()).toBe('fr-CA');
});

journey('newer settings are not overwritten by pending ones', async ({ openPage }) => {
  const page = await openPage('phone', { ...offlineVisit, expected: [/ERR_/, /503 \(/] });
  await enterWithSettings(page);
  await openScreen(page, '/us/settings');
  await cutNetwork(page, true);
  await field(page, 'Phone').fill('+1 (555) 010-3000');
  await field(page, 'Business name').fill('Wren & Co');
  await press(page, 'Save Settings');
  await sees(page, 'Waiting to sync: your settings.');

  // Back online, the first attempt fails while the user keeps working.
  let isAway = true;
  await page.route('**/us/settings.data*', async (route) => {
    const posted = route.request().postData() ?? '';
    if (isAway && posted.includes('010-3000')) await route.abort();
    else await route.continue();
  });
  await cutNetwork(page, false);
  await page.getByText("You're offline").waitFor({ state: 'hidden' });
  await openScreen(page, '/us/settings');
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('+1 (555) 010-2000');
  await field(page, 'Phone').fill('+1 (555) 010-4000');
  await press(page, 'Save Settings');
  await sees(page, 'Settings updated successfully!');
  isAway = false;
  // Earlier changes that weren't saved again still arrive.
  await sees(page, 'Settings saved and synced to your account!');
  await openScreen(page, '/us/settings');
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('+1 (555) 010-4000');
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Wren & Co');
});

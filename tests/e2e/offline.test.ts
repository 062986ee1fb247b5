import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { journey } from '#tests/support/browser.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import {
  askedSettings,
  cutNetwork,
  offlineVisit,
  openOffline,
  readyOffline,
} from '#tests/support/offline-page.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { openScreen, press, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { enterOnPage, signUpByDialog } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { waitingSaves } from '#tests/support/waiting-saves.ts';

const product = inject('product');
const formPath = '/us/create-invoice';
const banner = [
  "You're offline",
  "Changes will be saved locally and synced when you're back online",
];

journey('a guest’s invoice survives a lost connection at every step', async ({ openPage }) => {
  const page = await openPage('phone', offlineVisit);
  await openScreen(page, formPath);
  await readyOffline(page);
  await cutNetwork(page, true);
  await sees(page, ...banner);
  await typeInvoice(page, plainInvoice);
  // The banner's own button: the page comes from this device, with the input.
  await press(page, 'Reload');
  await waitUntilHydrated(page);
  await sees(page, 'Your invoice data has been restored!');
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
  await press(page, 'Preview');
  await sees(page.getByRole('dialog'), 'Finch & Sons');
  await page.keyboard.press('Escape');
  await press(page, 'Save Invoice');
  await sees(page, 'Please sign in to save your invoice');
  await page.close();

  const again = await openOffline(page.context(), formPath);
  await expect.poll(() => field(again, 'Client name').inputValue()).toBe('Finch & Sons');
  // A page that isn't available offline says so, and links to the one that is.
  await again.goto('/us/pricing');
  await sees(again, "You're offline", 'Try again');
  await again.getByRole('link', { name: 'Create Invoice' }).click();
  await again.waitForURL(`**${formPath}`);
  await waitUntilHydrated(again);

  await cutNetwork(again, false);
  await again.getByText(banner[1] ?? '').waitFor({ state: 'hidden' });
  // The remaining steps at the other size.
  await again.setViewportSize(screenSizes.desktop.viewport);
  await press(again, 'Save Invoice');
  await cutNetwork(again, true);
  await signUpByDialog(again);
  const dialog = again.getByRole('dialog');
  await sees(dialog, 'Failed to create account. Please try again.');
  await cutNetwork(again, false);
  await dialog.getByRole('button', { name: 'Create free account' }).click();
  await again.waitForURL(/\/us\/invoices/);
  expect(await listedNumbers(again, 1)).toEqual(['INV-001']);
  expect(await again.evaluate((key) => localStorage.getItem(key), guestDraftKey)).toBeNull();
});

journey(
  'changing connectivity loses no draft and creates no second invoice',
  async ({ openPage }) => {
    // The soak saves each invoice of the free plan with a hundred connection changes in total; a
    // normal run saves one with ten.
    const invoices = isFullStrain ? 3 : 1;
    const [whileTyping, whileSaving] = isFullStrain ? [20, 14] : [6, 4];
    const page = await openPage('desktop', {
      ...offlineVisit,
      expected: [/ERR_|Failed to fetch|Failed to load|503 \(/],
    });
    await enterOnPage(page, await newMember(product));
    await openScreen(page, formPath);
    await readyOffline(page);
    for (let count = 1; count <= invoices; count += 1) {
      await typeInvoice(page, plainInvoice);
      const name = (flip: number) => `Finch ${count} ${flip}`;
      for (let flip = 1; flip <= whileTyping; flip += 1) {
        await page.context().setOffline(flip % 2 === 1);
        await field(page, 'Client name').fill(name(flip));
        if (flip % 3 === 0) await page.reload();
        if (flip % 3 === 0) await waitUntilHydrated(page);
        await expect.poll(() => field(page, 'Client name').inputValue()).toBe(name(flip));
      }
      // Clicks Save until the form has submitted.
      const save = page.getByRole('button', { name: 'Save Invoice', exact: true }).first();
      for (let flip = 1; flip <= whileSaving; flip += 1) {
        if (flip % 2 === 0) await save.click({ timeout: 500 }).catch(() => undefined);
        await page.context().setOffline(flip % 2 === 1);
        await save.click({ timeout: 500 }).catch(() => undefined);
      }
      await page.context().setOffline(false);
      // Either it was saved and the list opened, or it is pending on this device and the form is
      // empty again.
      const isDone = async () =>
        /\/us\/invoices/.test(page.url()) || (await field(page, 'Client name').inputValue()) === '';
      await expect
        .poll(async () => {
          if (!(await isDone())) await save.click({ timeout: 500 }).catch(() => undefined);
          return isDone();
        })
        .toBe(true);
      await expect.poll(() => waitingSaves(page)).toEqual([]);
      await openScreen(page, '/us/invoices');
      expect(await listedNumbers(page, count)).toHaveLength(count);
      await sees(page.getByRole('table'), name(whileTyping));
      if (count < invoices) await openScreen(page, formPath);
    }
  },
);

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

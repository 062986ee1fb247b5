import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { guestDraftKey } from '#app/browser/drafts/draft-keys.client.ts';
import { journey } from '#tests/support/browser.ts';
import { changeOnPhone } from '#tests/support/change-on-phone.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import {
  cutNetwork,
  offlineVisit,
  openOffline,
  readyOffline,
  settled,
} from '#tests/support/offline-page.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { openScreen, press, sees, waitUntilAlive } from '#tests/support/screen.ts';
import { enterOnPage, signUpByDialog } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const product = inject('product');
const formPath = '/us/create-invoice';
const banner = [
  "You're offline",
  "Changes will be saved locally and synced when you're back online",
];

const waitingSaves = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('billwren_save_queue:'))
      .flatMap(([, value]) => JSON.parse(value)),
  );

journey('a guest’s invoice survives a cut at every step', async ({ openPage }) => {
  const page = await openPage('phone', offlineVisit);
  await openScreen(page, formPath);
  await readyOffline(page);
  await cutNetwork(page, true);
  await sees(page, ...banner);
  await typeInvoice(page, plainInvoice);
  // The banner's own button: the page comes from this device, with what was typed.
  await press(page, 'Reload');
  await waitUntilAlive(page);
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
  // A page that is not kept says so, and leads to the one that is.
  await again.goto('/us/pricing');
  await sees(again, "You're offline", 'Try again');
  await again.getByRole('link', { name: 'Create Invoice' }).click();
  await again.waitForURL(`**${formPath}`);
  await waitUntilAlive(again);

  await cutNetwork(again, false);
  await again.getByText(banner[1] ?? '').waitFor({ state: 'hidden' });
  // The rest at the other size.
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

journey('a save made offline is sent once, even when its tab was closed', async ({ openPage }) => {
  const page = await openPage('desktop', offlineVisit);
  await enterOnPage(page, await newMember(product));
  await openScreen(page, formPath);
  await readyOffline(page);
  await typeInvoice(page, plainInvoice);
  await cutNetwork(page, true);
  await press(page, 'Save Invoice');
  await sees(page, 'Saved on this device', 'Waiting on this device: 1 invoice.');
  // Pressing again, or changing one's mind, makes no second one.
  await press(page, 'Save Invoice');
  await settled(page, 'Save Invoice');
  expect(await waitingSaves(page)).toHaveLength(1);
  await field(page, 'Client name').fill('Finch & Daughters');
  await sees(page, 'Your invoice is not waiting to be saved any more');
  expect(await waitingSaves(page)).toEqual([]);
  await press(page, 'Save Invoice');
  await sees(page, 'Waiting on this device: 1 invoice.');
  expect(await waitingSaves(page)).toHaveLength(1);
  await page.close();

  const again = await openOffline(page.context(), formPath);
  await again.setViewportSize(screenSizes.phone.viewport);
  await sees(again, 'Waiting on this device: 1 invoice.');
  await expect.poll(() => field(again, 'Client name').inputValue()).toBe('Finch & Daughters');
  await again.close();

  const later = await page.context().newPage();
  await cutNetwork(later, false);
  await openScreen(later, '/us/invoices');
  await sees(later, 'Invoice saved to your account!');
  expect(await listedNumbers(later, 1)).toEqual(['INV-001']);
  await sees(later.getByRole('table'), 'Finch & Daughters');
  expect(await waitingSaves(later)).toEqual([]);
  await openScreen(later, formPath);
  await expect.poll(() => field(later, 'Client name').inputValue()).toBe('');
});

journey(
  'what was saved already and changed since is not replaced, and beside a newer draft it waits for its owner',
  async ({ openPage }) => {
    const page = await openPage('desktop', {
      ...offlineVisit,
      expected: [/ERR_|Failed to load|503 \(/],
    });
    const member = await newMember(product);
    await enterOnPage(page, member);
    await openScreen(page, formPath);
    await readyOffline(page);
    await typeInvoice(page, plainInvoice);
    const tab = await openOffline(page.context(), formPath);
    await sees(tab, 'Your invoice data has been restored!');

    await page.route('**/create-invoice.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Save Invoice');
    await sees(page, 'Unable to create invoice. Please try again.');
    await page.close();

    await changeOnPhone(member.email);
    // The other tab has the same draft, and knows nothing of all that.
    await cutNetwork(tab, true);
    await field(tab, 'Client name').fill('Finch & Daughters');
    await press(tab, 'Save Invoice');
    await sees(tab, 'Waiting on this device: 1 invoice.');
    await beginAnother(tab, 'Heron');
    await tab.setViewportSize(screenSizes.phone.viewport);
    await cutNetwork(tab, false);
    const question = tab.getByRole('alertdialog', { name: 'Invoice INV-001 could not be saved' });
    await sees(question, /It was changed in another tab or on another device/);
    await sees(question, 'You have begun another one');
    await question.getByRole('button', { name: 'Open' }).click();
    await sees(tab, 'Your invoice data has been restored!');
    await expect.poll(() => field(tab, 'Client name').inputValue()).toBe('Finch & Daughters');
    expect(await waitingSaves(tab)).toEqual([]);
    await press(tab, 'Save Invoice');
    const changed = tab.getByRole('dialog', { name: 'This invoice was changed meanwhile' });
    await changed.getByRole('button', { name: 'Save my version' }).click();
    expect(await listedNumbers(tab, 1)).toEqual(['INV-001']);
    await tab.getByText('Finch & Daughters').filter({ visible: true }).first().waitFor();
    // What stepped aside is back.
    await openScreen(tab, formPath);
    await expect.poll(() => field(tab, 'Client name').inputValue()).toBe('Heron');
  },
);

/** Begins another invoice in place of the one in the form. */
async function beginAnother(page: Page, clientName: string) {
  await page.getByRole('link', { name: 'Invoice Generator' }).click();
  const question = page.getByRole('alertdialog', { name: 'Create New Invoice?' });
  await question.getByRole('button', { name: 'Create New' }).click();
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('');
  await field(page, 'Client name').fill(clientName);
}

journey('flips of the network lose no draft and make no second invoice', async ({ openPage }) => {
  // Each invoice of the free plan, with a hundred flips in all; usually one with ten.
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
      if (flip % 3 === 0) await waitUntilAlive(page);
      await expect.poll(() => field(page, 'Client name').inputValue()).toBe(name(flip));
    }
    // Save is pressed, and pressed again, until the form has gone to the list.
    const save = page.getByRole('button', { name: 'Save Invoice', exact: true }).first();
    for (let flip = 1; flip <= whileSaving; flip += 1) {
      if (flip % 2 === 0) await save.click({ timeout: 500 }).catch(() => undefined);
      await page.context().setOffline(flip % 2 === 1);
      await save.click({ timeout: 500 }).catch(() => undefined);
    }
    await page.context().setOffline(false);
    const isSaved = async () => /\/us\/invoices/.test(page.url());
    await expect
      .poll(
        async () => {
          if (!(await isSaved())) await save.click({ timeout: 500 }).catch(() => undefined);
          return isSaved();
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    expect(await listedNumbers(page, count)).toHaveLength(count);
    await sees(page.getByRole('table'), name(whileTyping));
    await expect.poll(() => waitingSaves(page)).toEqual([]);
    if (count < invoices) await openScreen(page, formPath);
  }
});

// @covers platform-4.13

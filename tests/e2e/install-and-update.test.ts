import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { tabTo } from '#tests/support/keys.ts';
import { newMember } from '#tests/support/member.ts';
import { offerToInstall } from '#tests/support/offer-to-install.ts';
import { askedSettings, cutNetwork, readyOffline } from '#tests/support/offline-page.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { privateStrings } from '#tests/support/private-strings.ts';
import { expectFocusOn, openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const product = inject('product');
const expected = [/ERR_INTERNET_DISCONNECTED/, /503 \(/, /ERR_FAILED .*settings\.data/];
const question = 'Install Billwren';
const newVersion = 'New version available! Reload to update?';

/** Advances the page's clock until the prompt appears. */
const waitForPrompt = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(200);
      return page.getByText(question).count();
    })
    .toBe(1);

journey(
  'the install prompt appears ten seconds after the browser’s offer',
  async ({ openPage }) => {
    const page = await openPage('phone', { reducedMotion: 'reduce' });
    await page.clock.install();
    const care = ahead(page.waitForResponse(/\/offline-care-/));
    await openScreen(page, '/us/create-invoice');
    await care;
    await page.clock.pauseAt(Date.now() + 5000);
    await offerToInstall(page);
    await page.clock.fastForward(9900);
    expect(await page.getByText(question).count()).toBe(0);
    await waitForPrompt(page);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    expect(await page.locator('body[data-prompted]').count()).toBe(1);
    expect(await page.getByText(question).count()).toBe(0);

    await offerToInstall(page);
    await page.clock.fastForward(9900);
    await waitForPrompt(page);
    await page.clock.resume();
    await expectNoBarrierHere(page, 'the card to install');
    await tabTo(page, 'Not now', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusOn(page, 'main');
    expect(await page.evaluate(() => localStorage.getItem('pwa-prompt-dismissed'))).not.toBeNull();
  },
);

journey('a new version asks in every tab, and is loaded by a reload', async ({ openPage }) => {
  const page = await openPage('desktop', { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await openScreen(page, '/us/create-invoice');
  await readyOffline(page);
  // To the browser, a different URL is a new version, which pages load from now on.
  await page.context().addInitScript(() => {
    const { serviceWorker } = navigator;
    // Blank tabs don't have it.
    if (!serviceWorker) return;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = () => register('/sw.js?newer', { scope: '/' });
  });
  const other = await openTab(page);
  await openScreen(other, '/us/create-invoice');
  await sees(page, newVersion);
  // Browsers hardly ever render a background tab.
  await page.bringToFront();
  await expectNoBarrierHere(page, 'the card of a new version');
  await sees(other, newVersion);
  for (const tab of [page, other]) {
    const reloaded = ahead(tab.waitForEvent('load'));
    await tab.getByRole('button', { name: 'Reload', exact: true }).click();
    await reloaded;
    const address = () => tab.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(address).toContain('newer');
    expect(await tab.getByText(newVersion).count()).toBe(0);
  }
});

journey('after signing out and going offline no private data is left', async ({ openPage }) => {
  const page = await openPage('desktop', {
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    expected,
  });
  const member = await newMember(product, 'secretive');
  await enterOnPage(page, member);
  await openScreen(page, '/us/create-invoice');
  await readyOffline(page);
  await typeInvoice(page, plainInvoice);
  await openScreen(page, '/us/settings');
  await typeInvoice(page, { fields: { ...askedSettings, 'Business name': 'Secret Wren' } });
  await cutNetwork(page, true);
  // Signing out doesn't work offline: the session stays.
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await sees(page, "You're still signed in");
  await page.getByRole('button', { name: 'Save Settings' }).first().click();
  await sees(page, 'Waiting to sync: your settings.');
  // Back online before the invoice can be sent: sign-out asks about the pending data.
  await page.route('**/settings.data', (route) => route.abort());
  expect(await privateStrings(page, ['Secret Wren', 'Wren Studio', member.email])).not.toEqual([]);
  await cutNetwork(page, false);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await sees(dialog, 'Sign out without saving?');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/us\/auth/);
  const strings = ['Secret Wren', 'Wren Studio', 'Finch & Sons', member.email];
  await expect.poll(() => privateStrings(page, strings)).toEqual([]);
  await cutNetwork(page, true);
  for (const path of ['/us/create-invoice', '/us/settings', '/us/invoices']) {
    await page.goto(path);
    for (const text of strings) expect(await page.content()).not.toContain(text);
  }
  // Other screens cover the forms; this page only exists offline.
  await expectNoBarrierHere(page, 'a page that is not kept, offline');
  await page.goBack();
  for (const text of strings) expect(await page.content()).not.toContain(text);
  expect(await privateStrings(page, strings)).toEqual([]);
});

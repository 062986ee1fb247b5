import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { expectListed, openFilledList, statusChip } from '#tests/support/list-on-page.ts';
import {
  moreActions,
  ownersBar,
  ownersDetails,
  pressAction,
} from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'on a phone the owner sees two actions and the sheet; a menu has the others, for the keyboard too',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/Failed to load resource/] });
    const id = await saveInvoice(await signUpOnPage(page), { invoiceNumber: 'ACT-1' });
    await openScreen(page, `/view-invoice/${id}`);
    const sheet = await page.locator('.sheet').boundingBox();
    expect(sheet?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    const buttons = ownersBar(page).getByRole('button');
    const shown = async () =>
      (await buttons.allInnerTexts()).filter((name) =>
        ['Send', 'Record payment', 'Void'].includes(name),
      );
    expect(await shown()).toEqual(['Send', 'Record payment']);

    const more = moreActions(page);
    const hasFocus = () => more.evaluate((it) => it === document.activeElement);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toContain('Void');
    await page.keyboard.press('Tab');
    // The bar is loaded after the page, so its keys may not work yet.
    const shownAfterEscape = async () => {
      await page.keyboard.press('Escape');
      return shown();
    };
    await expect.poll(shownAfterEscape).not.toContain('Void');
    expect(await hasFocus()).toBe(true);

    await page.keyboard.press('Enter');
    await buttons.filter({ hasText: 'Void' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Void invoice ACT-1?' });
    await dialog.getByRole('button', { name: 'Keep invoice' }).click();
    await expect.poll(hasFocus).toBe(true);

    await pressAction(page, 'Void');
    const confirm = () => dialog.getByRole('button', { name: 'Void invoice' }).click();
    await confirm();
    await sees(dialog, 'Enter a reason.');
    await dialog.getByLabel('Reason').fill('Sent twice');
    await confirm();
    const canceled = /^This invoice was canceled on .*\. There’s nothing to pay\.$/;
    await sees(page, 'Invoice voided', canceled);
    await sees(ownersDetails(page), /^Voided on .+: Sent twice$/);
    await expect.poll(hasFocus).toBe(true);
    const client = await openPage('desktop');
    await openScreen(client, `/invoice/${id}`);
    await sees(client, 'Invoice Canceled', canceled);
    expect(await client.getByText('Sent twice').count()).toBe(0);
  },
);

journey(
  'the owner stops sharing, creates a new link, and closes to the same list',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard ?? {}, {
        writeText: async (text: string) => {
          document.documentElement.dataset.copied = text;
        },
      });
    });
    const copied = () =>
      page.evaluate(() => document.documentElement.dataset.copied?.split('/').at(-1));
    const [, , , id = ''] = await openFilledList(page);
    await statusChip(page, 'Unpaid 3').click();
    await expectListed(page, 'K-4', 'W-3', 'F-1');
    const address = page.url();
    await page.getByRole('link', { name: 'K-4', exact: true }).click();
    const bar = ownersBar(page);
    await pressAction(page, 'Stop sharing');
    const question = page.getByRole('alertdialog');
    await sees(page, 'Stop sharing?');
    await question.getByRole('button', { name: 'Stop sharing' }).click();
    await sees(bar, 'Sharing is off. No one can open this invoice with a link.');
    expect(await page.getByRole('link', { name: 'Pay Invoice' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect.poll(() => page.url()).toBe(address);
    await page.getByRole('button', { name: 'Copy link to K-4' }).click();
    await sees(page, 'Sharing is off for this invoice. Open the invoice to create a new link.');

    await page.getByRole('link', { name: 'K-4', exact: true }).click();
    await bar.getByRole('button', { name: 'Create new link' }).click();
    await sees(page, 'New link created');
    await pressAction(page, 'Copy link');
    await expect.poll(copied).toMatch(/^[\w-]{43}$/);
    const link = await copied();
    // Copying the URL from the address bar gives a link that works.
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/view-invoice/${link}`);
    const client = await openPage('phone', { expected: [/Failed to load resource/] });
    await openScreen(client, `/view-invoice/${id}`);
    await sees(client, 'Invoice not found or no longer available');
    await openScreen(client, `/view-invoice/${link}`);
    await client.getByRole('link', { name: 'Pay Invoice' }).first().click();
    await client.getByRole('heading', { name: 'Pay Invoice' }).waitFor();
  },
);

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Starts summing up layout shifts, as browsers measure them, that the user didn't cause. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[]) {
        if (!hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift' });
  });

const readShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
    return Reflect.get(window, 'shifted');
  });

journey('a menu that was opened before the scripts came stays open', async ({ openPage }) => {
  const page = await openPage('phone');
  const id = await saveInvoice(await signUpOnPage(page), { invoiceNumber: 'EARLY-1' });
  let letScriptsCome = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/owner-bar-*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await openScreen(page, `/view-invoice/${id}`);
  await moreActions(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = ownersBar(page)
    .locator('ul')
    .locator('a, button')
    .filter({ visible: true })
    .first();
  const hasFocus = () => first.evaluate((it) => it === document.activeElement);
  expect(await hasFocus()).toBe(true);
  const loaded = page.waitForResponse(/owner-bar-.*\.js/);
  letScriptsCome();
  await loaded;
  await expect
    .poll(() =>
      ownersBar(page).evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await first.isVisible()).toBe(false);
});

journey('a late owner’s bar shifts nothing', async ({ openPage }) => {
  const page = await openPage('phone');
  await saveInvoice(await signUpOnPage(page), { invoiceNumber: 'BAR-1' });
  await openScreen(page, '/us/invoices');
  await page.route('**/owner-bar-*.js', async (route) => {
    // Shifts within half a second of a click are attributed to the click.
    await page.waitForTimeout(700);
    await route.continue();
  });
  await countShifts(page);
  await page.locator('a[href*="/view-invoice/"]').filter({ visible: true }).first().click();
  await page.getByRole('region', { name: 'Your invoice' }).waitFor();
  await page.locator('.sheet').waitFor();
  expect(await readShifts(page)).toBeLessThan(0.02);
});

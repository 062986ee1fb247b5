import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { DomPage } from '#tests/support/dom-page.tsx';
import { walk } from '#tests/support/journey.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { signInByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

// Fixed delays, on a clock that only the test advances.

/** Opens a page whose clock stops once its scripts run. */
async function openStopped(page: Page, path: string) {
  await openScreen(page, path);
  await page.clock.pauseAt(Date.now());
}

/** Expects a message to stay for exactly this long and then fade. */
async function expectVisibleFor(page: Page, text: string | RegExp, milliseconds: number) {
  const message = page.locator('[data-sonner-toast]:not([data-removed="true"])').getByText(text);
  await message.waitFor();
  await page.clock.runFor(milliseconds - 1);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await message.count()).toBe(0);
  await page.clock.runFor(1000);
}

/** Expects the page to be at a path and not to have started to leave it. */
function stays(page: Page, path: string) {
  expect(new URL(page.url()).pathname).toBe(path);
  expect((page as unknown as DomPage).isLeaving()).toBe(false);
}

const createPath = '/us/create-invoice';

walk('toasts stay 4 s, the note on a currency 3 s, a summary 6 s', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openStopped(page, createPath);
  await press(page, 'Download PDF');
  await expectVisibleFor(page, 'Please create a preview first', 4000);
  await field(page, 'Currency').selectOption('EUR');
  await expectVisibleFor(page, 'Currency changed to EUR for this invoice only', 3000);
  await press(page, 'Save Invoice');
  await expectVisibleFor(page, /^Please correct \d+ highlighted field/, 6000);
});

walk('at most three toasts are visible', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openStopped(page, createPath);
  for (let presses = 0; presses < 5; presses += 1) await press(page, 'Download PDF');
  await expect.poll(() => page.locator('[data-sonner-toast]').count()).toBe(5);
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect.poll(() => visible.count()).toBe(3);
});

walk('the message about a copied link stays for five seconds', async ({ openPage }) => {
  const page = await openPage('desktop');
  await page.context().grantPermissions(['clipboard-write']);
  await openFilledList(page);
  await page.clock.pauseAt(Date.now());
  await press(page, 'Copy link to F-1');
  await expectVisibleFor(page, '✓ Invoice link successfully copied to clipboard!', 5000);
});

walk('Save Invoice shows its success for two seconds', async ({ openPage }) => {
  const page = await openPage('phone');
  await signUpOnPage(page);
  await openScreen(page, createPath);
  await typeInvoice(page, plainInvoice);
  // The list is delayed, so that the form stays visible long enough to check.
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/us/invoices.data*', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now());
  await press(page, 'Save Invoice');
  const marked = page
    .getByRole('button', { name: 'Save Invoice' })
    .and(page.locator('[data-saved]'));
  await marked.first().waitFor();
  await page.clock.runFor(1999);
  expect(await marked.count()).not.toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => marked.count()).toBe(0);
  release();
  await page.waitForURL(/\/us\/invoices/);
});

walk('a line saved as a product is highlighted for two seconds', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openStopped(page, createPath);
  await typeInvoice(page, { items: [{ Description: 'Design work', Price: '100' }] });
  await press(page, 'Save as product');
  const highlighted = itemOf(page, 1).and(page.locator('[data-saved]'));
  await highlighted.waitFor();
  await page.clock.runFor(1999);
  expect(await highlighted.count()).toBe(1);
  await page.clock.runFor(1);
  await highlighted.waitFor({ state: 'detached' });
});

walk('the landing page continues 100 ms after a sign-in', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openStopped(page, '/us');
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().click();
  await signInByDialog(page, await newMember(inject('product')));
  await sees(page, 'Logout');
  await page.clock.runFor(99);
  stays(page, '/us');
  // The page may learn of the sign-in a little after its frame shows it, so the rest passes step by step.
  await expect.poll(() => page.clock.runFor(1).then(() => page.url())).toMatch(/\/us\/invoices$/);
});

walk('Create New stays on the list for 100 ms', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openStopped(page, createPath);
  await field(page, 'Client name').fill('Finch & Sons');
  await page.getByRole('link', { name: 'Invoice Generator' }).click();
  await press(page, 'Create New');
  await page.waitForURL('**/us/invoices');
  await page.getByRole('heading', { name: 'All Invoices' }).waitFor();
  await page.clock.runFor(99);
  stays(page, '/us/invoices');
  await page.clock.runFor(1);
  await page.waitForURL('**/us/create-invoice');
});

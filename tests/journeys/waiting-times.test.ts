import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, press } from '#tests/support/screen.ts';
import { signInByDialog, signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, typeInvoice } from '#tests/support/type-invoice.ts';

// Waits that the specification gives in milliseconds, on a clock that the test alone moves on.

/** Opens a page whose clock stands still once its scripts run it. */
async function openStopped(page: Page, path: string) {
  await page.clock.install();
  await openScreen(page, path);
  await page.clock.pauseAt(Date.now() + 5000);
}

/** Insists that the page goes nowhere, with time for a move that has begun. */
async function stays(page: Page, path: string) {
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe(path);
}

journey('the word about a copied link stands for five seconds', async ({ openPage }) => {
  const page = await openPage('desktop', { reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFilledList(page);
  await openStopped(page, '/us/invoices');
  await press(page, 'Copy link of F-1');
  const word = '✓ Invoice link successfully copied to clipboard!';
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.getByText(word).count();
    })
    .toBe(1);
  await page.clock.runFor(4600);
  expect(await page.getByText(word).count()).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(() => page.getByText(word).count()).toBe(0);
});

journey('a line kept as a product is highlighted for two seconds', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openStopped(page, '/us/create-invoice');
  await typeInvoice(page, { items: [{ Description: 'Design work', Price: '100' }] });
  await press(page, 'Save as product');
  const isHighlighted = () =>
    itemOf(page, 1).evaluate((element) => element.matches('[data-saved]'));
  await expect.poll(isHighlighted).toBe(true);
  await page.clock.runFor(1999);
  await page.waitForTimeout(200);
  expect(await isHighlighted()).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(isHighlighted).toBe(false);
});

journey('the landing page leads on 100 ms after a sign-in', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openStopped(page, '/us');
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  const session = ahead(page.waitForResponse((answer) => answer.url().includes('/us.data')));
  await signInByDialog(page, await newMember(inject('product')));
  await session;
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.clock.runFor(99);
  await stays(page, '/us');
  await page.clock.runFor(1);
  await page.waitForURL('**/us/invoices');
});

journey('Create New stays on the list for 100 ms', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openStopped(page, '/us/create-invoice');
  await field(page, 'Client name').fill('Finch & Sons');
  await page.getByRole('main').getByRole('link', { name: 'Create Invoice' }).click();
  await press(page, 'Create New');
  await page.waitForURL('**/us/invoices');
  await page.getByRole('heading', { name: 'All Invoices' }).waitFor();
  await page.clock.runFor(99);
  await stays(page, '/us/invoices');
  await page.clock.runFor(1);
  await page.waitForURL('**/us/create-invoice');
});

// @covers invoices-2.14 invoices-9.4 platform-2.29 platform-4.16

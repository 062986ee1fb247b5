import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, press, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoices } from '#tests/support/visitor.ts';

journey('signing in, the list and both public pages work without scripts', async ({ openPage }) => {
  const known = await openPage('desktop');
  const account = await signUpOnPage(known);
  await saveInvoices(account, ['INV-001']);

  const page = await openPage('phone', { javaScriptEnabled: false });
  await page.goto('/us/invoices');
  await page.waitForURL(/\/us\/auth\?redirectTo=/);
  await field(page, 'Email').first().fill(account.email);
  await field(page, 'Password').first().fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/us\/invoices$/);
  await page.getByRole('link', { name: 'INV-001', exact: true }).click();
  await page.getByRole('heading', { name: 'Invoice INV-001' }).waitFor();
  await sees(page, '$100.00');
  await page.goto(page.url().replace('view-invoice', 'invoice'));
  await page.getByRole('heading', { name: 'Payment Options' }).waitFor();
  await sees(page, '12345678');
});

const scriptOfProducts = /\/assets\/.*products.*\.js$/;

const removeScript = (page: Page) =>
  page.route(scriptOfProducts, (route) => route.fulfill({ status: 404, body: '' }));

const clickProducts = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Products' }).click();

journey(
  'a click whose script is gone loads its page once, then shows an error',
  async ({ openPage }) => {
    const expected = [/404/, /Error loading route module/, /dynamically imported/, /still missing/];
    const page = await openPage('desktop', { expected });
    await signUpOnPage(page);
    await openScreen(page, '/us/clients');
    await removeScript(page);
    const loaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/us/products'),
    );
    await clickProducts(page);
    await loaded;
    await page.unrouteAll();
    await sees(page, 'Products');
    expect(new URL(page.url()).pathname).toBe('/us/products');

    await openScreen(page, '/us/clients');
    await removeScript(page);
    await clickProducts(page);
    await sees(page, 'This page didn’t load');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await waitUntilHydrated(page);
    expect(new URL(page.url()).pathname).toBe('/us/products');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Products');
  },
);

// Remix's own scroll restoration script throws there, which is harmless.
journey('a browser that blocks all storage still shows the pages', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Access is denied/] });
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get, configurable: true });
    }
  });
  await openScreen(page, '/us/auth');
  await field(page, 'Email').first().waitFor();
  await openScreen(page, '/us/settings');
  await field(page, 'Business name').waitFor();
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  await sees(page, 'This browser can’t save your draft');
  await press(page, 'Save Invoice');
  await sees(page, 'Please sign in to save your invoice');
});

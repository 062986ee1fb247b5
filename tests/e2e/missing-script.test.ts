import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

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

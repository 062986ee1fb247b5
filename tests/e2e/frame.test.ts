import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tooltipDelayMs } from '#app/ui/browser/page/tooltips.client.ts';
import { journey } from '#tests/support/browser.ts';
import { expectFocusOn, openScreen, waitUntilPartIsHydrated } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey(
  'a stored country outlives its cookie, and invalid ones are ignored',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await page.goto('/us/terms');
    await page.evaluate(() => localStorage.setItem('selectedCountry', 'ca'));
    // The server has neither a cookie nor the edge's country to go by.
    await page.goto('/create-invoice?from=mail');
    await page.waitForURL('**/ca/create-invoice?from=mail');
    await field(page, 'Transit Number').waitFor();
    // Once hydrated, the page has written its cookie, so none appears after they are cleared.
    await openScreen(page, '/auth');
    expect(new URL(page.url()).pathname).toBe('/ca/auth');
    // A guarded page redirects to sign-in, which uses the guessed country.
    await page.context().clearCookies();
    await page.goto('/invoices?sort=due');
    await page.waitForURL('**/ca/auth?redirectTo=%2Fca%2Finvoices%3Fsort%3Ddue');

    await page.evaluate(() => localStorage.setItem('selectedCountry', 'de'));
    await page.context().clearCookies();
    await openScreen(page, '/auth');
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('__Host-country-guessed');
    expect(new URL(page.url()).pathname).toBe('/us/auth');
  },
);

journey(
  'a client who opens an invoice gets no cookie; one who continues from it gets the time zone’s',
  async ({ openPage }) => {
    const id = await saveInvoice(await signUpOnPage(await openPage('phone')));
    for (const path of [`/view-invoice/${id}`, `/invoice/${id}`]) {
      const client = await openPage('phone');
      const cookies = async () => (await client.context().cookies()).map(({ name }) => name);
      await openScreen(client, path);
      await client.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await cookies()).toEqual([]);
      // No document load: the current page turns into the next.
      await client.evaluate(() => Object.assign(window, { isFirst: true }));
      const privacy = client.getByRole('link', { name: 'Privacy' }).first();
      await waitUntilPartIsHydrated(privacy);
      await privacy.click();
      await client.waitForURL('**/us/privacy');
      await expect.poll(cookies).toContain('__Host-tz');
      expect(await client.evaluate(() => 'isFirst' in window)).toBe(true);
    }
  },
);

journey('tooltips, the skip link, breadcrumbs and the menu below 768 px', async ({ openPage }) => {
  const page = await openPage('desktop');
  await page.clock.install();
  await openScreen(page, '/us/terms');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'main');

  expect(tooltipDelayMs).toBe(700);
  await page.clock.pauseAt(Date.now() + 5000);
  const tooltip = page.locator('[data-tooltip]');
  const flag = page.getByLabel('Country: USA');
  await expect
    .poll(async () => {
      await page.mouse.move(640, 500);
      await flag.hover();
      await page.clock.runFor(tooltipDelayMs);
      return tooltip.isVisible();
    })
    .toBe(true);
  expect(await tooltip.innerText()).toBe('Country: USA');
  await page.keyboard.press('Escape');
  expect(await tooltip.count()).toBe(0);
  await page.mouse.move(640, 500);
  await page.clock.runFor(350);
  await flag.hover();
  await page.clock.runFor(tooltipDelayMs - 1);
  expect(await tooltip.count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip.waitFor();
  await page.mouse.move(640, 500);
  await page.clock.runFor(150);
  await tooltip.waitFor({ state: 'detached' });
  // The keyboard doesn't wait.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' })
    .focus();
  await page.keyboard.press('Tab');
  await tooltip.waitFor();
  await page.clock.resume();

  const menu = page.getByRole('button', { name: 'Menu' });
  const create = page.locator('[data-float]').getByRole('link', { name: 'Create Invoice' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const shown = async () => [
    await menu.isVisible(),
    await page.getByRole('navigation', { name: 'Main' }).isVisible(),
    await create.isVisible(),
    await crumbs.isVisible(),
  ];
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await shown()).toEqual([false, true, true, true]);
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await shown()).toEqual([true, false, false, false]);
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/us/settings');
  // Announced to screen readers.
  await page.locator('[aria-live="polite"]', { hasText: /^Settings · / }).waitFor();
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tooltipDelayMs } from '#app/ui/browser/page/tooltips.client.ts';
import { journey } from '#tests/support/browser.ts';
import { preferredCountryCall } from '#tests/support/country-on-page.ts';
import { expectFocusOn, openScreen, sees, waitUntilPartIsHydrated } from '#tests/support/screen.ts';
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
    // Once hydrated, the page has written its cookie, so none appears after they are cleared.
    await openScreen(page, '/auth');
    expect(new URL(page.url()).pathname).toBe('/ca/auth');
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

journey(
  'public pages use the country that a user chose there, otherwise the USA',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    const id = await saveInvoice(await signUpOnPage(page));
    const firstLink = () =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().getAttribute('href');
    const choose = async (of: Page, country: string) => {
      await of.getByLabel('Country: USA').click();
      await of.getByRole('button', { name: country }).click();
    };
    await openScreen(page, `/view-invoice/${id}`);
    const countrySaved = page.waitForResponse(preferredCountryCall);
    await choose(page, 'UK');
    await countrySaved;
    for (const address of [`/invoice/${id}`, '/view-invoice/none']) {
      await openScreen(page, address);
      await page.getByLabel('Country: UK').waitFor();
      await expect.poll(firstLink).toBe('/uk/overview');
    }

    const client = await openPage('phone');
    await openScreen(client, `/view-invoice/${id}`);
    await choose(client, 'Australia');
    await sees(client, 'Your country is now Australia.');
    expect(new URL(client.url()).pathname).toBe(`/view-invoice/${id}`);
    const chosen = async () =>
      (await client.context().cookies()).find(({ name }) => name === '__Host-country');
    await expect.poll(chosen).toMatchObject({ value: 'au' });
  },
);

journey(
  'a link to the open form asks first; a guest’s is cleared in place',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/us/create-invoice');
    await field(page, 'Client name').fill('Finch & Sons');
    const question = page.getByRole('alertdialog', { name: 'Create New Invoice?' });
    const openNew = () => page.getByRole('link', { name: 'Invoice Generator' }).click();
    await openNew();
    await sees(question, 'This invoice isn’t saved yet. Creating a new one clears the form.');
    await expect.poll(() => focusedText(page)).toBe('Continue Current');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toBe('Invoice Generator');
    expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');
    await openNew();
    await question.getByRole('button', { name: 'Create New' }).click();
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('billwren_guest_draft'))).toBeNull();
  },
);

journey(
  'an account’s dates follow the chosen time zone, and a lasting move when confirmed',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    const zone = page.getByLabel('Time zone');
    await zone.selectOption('Pacific/Auckland');
    await sees(page, 'Your time zone is now Pacific/Auckland.');
    // The device has been in its own zone since 1970.
    await page.evaluate(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const moved = JSON.stringify({ zone: timeZone, since: 0 });
      localStorage.setItem('billwren_other_time_zone', moved);
    });
    await openScreen(page, '/us/invoices');
    await sees(page, /Change your time zone to/);
    await page.getByRole('button', { name: /^Use / }).click();
    await sees(page, /^Your time zone is now (?!Pacific)/);
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
  const main = page.getByRole('navigation', { name: 'Main' });
  const shown = () => Promise.all([menu, main, create, crumbs].map((one) => one.isVisible()));
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

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { journey } from '#tests/support/browser.ts';
import { collectEvents } from '#tests/support/counted-events.ts';
import { buyButton, preferredCountryCall, switchCountry } from '#tests/support/country-on-page.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { openScreen, sees, waitUntilHydrated } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { type Member, postSave, saveInvoices, saveOf } from '#tests/support/visitor.ts';

// Buying and using a plan, through the built product and the Stripe fake.

const topBar = (page: Page) => page.getByRole('banner');
/** Changes whenever the page is reloaded. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);
/** Saves another invoice and returns the outcome. */
const trySave = async (member: Member) =>
  (await postSave(member, saveOf({ invoiceNumber: crypto.randomUUID() }))).answer.outcome;

/** Clicks the first button with that name, which opens a page of the Stripe fake, and returns its new tab. */
async function openProviderTab(page: Page, buttonName: string): Promise<Page> {
  const button = page.getByRole('button', { name: buttonName, exact: true });
  // A background tab is rarely rendered, so clicks on it are slow.
  await page.bringToFront();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    button.filter({ visible: true }).first().click(),
  ]);
  await tab.waitForURL(`${inject('product').fakesOrigin}/**`);
  return tab;
}

/** Pays on the hosted checkout with the card that is filled in, and waits until the browser is back on our page. */
async function pay(checkout: Page): Promise<void> {
  await checkout.bringToFront();
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await checkout.waitForURL('**/pricing*');
  await waitUntilHydrated(checkout);
}

/** Clicks a button of the hosted portal, which reloads the page. */
async function clickInPortal(portal: Page, buttonName: string): Promise<void> {
  await portal.bringToFront();
  const loaded = ahead(portal.waitForResponse((answer) => answer.request().method() === 'GET'));
  await portal.getByRole('button', { name: buttonName, exact: true }).click();
  await loaded;
}

journey(
  'a monthly plan in the USA: bought, shown in every tab, canceled, resumed, ended, bought again',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/status of 402/] });
    const analyticsEvents = await collectEvents(page);
    const member = await signUpOnPage(page);
    await saveInvoices(member, ['ONE', 'TWO', 'THREE']);
    expect(await trySave(member)).toBe('limit-reached');
    const other = await openTab(page);
    await openScreen(other, '/us/settings');
    await sees(topBar(other), '3/3');
    const otherLoadedAt = await loadedAt(other);

    await openSettings(page, '/us/settings');
    await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
    const checkout = await openProviderTab(page, 'Get 50 invoices/month');
    await sees(
      page,
      'Checkout is open in a new tab. Your plan will update here as soon as you’ve paid.',
    );
    await sees(checkout, 'Subscribe to Billwren Basic');
    await expect
      .poll(() => analyticsEvents)
      .toEqual([
        ['event', 'upgrade_click', { country: 'us', place: 'settings' }],
        ['event', 'view_pricing', { country: 'us' }],
        ['event', 'upgrade_click', { country: 'us', plan: 'basic', place: 'pricing' }],
        ['event', 'begin_checkout', { country: 'us', plan: 'basic', interval: 'monthly' }],
      ]);
    await checkout.getByLabel('Card number').fill('4000 0000 0000 0341');
    await checkout.getByRole('button', { name: /^Pay / }).click();
    await sees(checkout, 'Your card was declined.');
    await pay(checkout);
    await sees(checkout, 'You’re now on the Basic plan.');
    await sees(topBar(page), '0/50');
    await sees(page, 'billed monthly', /^Renews on/);
    await sees(topBar(other), '0/50');
    await sees(other, 'Monthly');
    expect(await trySave(member)).toBe('saved');
    await sees(topBar(other), '1/50');

    const portal = await openProviderTab(other, 'Manage Subscription');
    await clickInPortal(portal, 'Cancel plan');
    await sees(other, 'Canceled', 'Active until');
    await sees(page, /^You’ll keep access until/);
    expect(await trySave(member)).toBe('saved');
    await clickInPortal(portal, 'Reactivate');
    await sees(page, /^Renews on/);

    await clickInPortal(portal, 'Cancel plan');
    await sees(other, 'Reactivate Plan');
    await clickInPortal(portal, 'End the paid time');
    await sees(other, 'Expired - Free Plan', /^Your paid plan ended on/);
    await sees(topBar(other), '5/3');
    expect(await trySave(member)).toBe('limit-reached');
    expect(await loadedAt(other)).toBe(otherLoadedAt);

    await pay(await openProviderTab(page, 'Renew Basic'));
    await sees(topBar(page), '/50');
    expect(await trySave(member)).toBe('saved');
  },
);

journey(
  'plans are sold at the displayed prices, also when the country could not be saved',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/status of 503/, /Country not saved/] });
    await signUpOnPage(page);
    await openScreen(page, '/us/pricing');
    await page.route(preferredCountryCall, (route) =>
      route.fulfill({ status: 503, json: { error: 'our database isn’t responding', code: 'x' } }),
    );
    await switchCountry(page, 'USA', 'UK');
    await sees(page, '£4');
    await page.locator('label', { hasText: 'Yearly' }).click();
    const ordered = page.waitForRequest('**/api/create-checkout');
    await buyButton(page).click();
    expect((await ordered).postDataJSON()).toMatchObject({ priceId: 'price_uk_basic_yearly' });
  },
);

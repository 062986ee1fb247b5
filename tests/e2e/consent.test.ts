import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { checkScreens } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { isOnTop } from '#tests/support/is-on-top.ts';
import { tabTo } from '#tests/support/keys.ts';
import { offerToInstall } from '#tests/support/offer-to-install.ts';
import { openTab } from '#tests/support/open-tab.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { createTestProduct } from '#tests/support/product.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import {
  expectFocusOn,
  openScreen,
  reloadScreen,
  sees,
  waitUntilHydrated,
} from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

// Uses a separate product: elsewhere analytics is off, so visitors aren't asked.
let product: RunningProduct;
beforeAll(async () => {
  product = await createTestProduct({ hasAnalytics: true });
});
afterAll(() => product?.stop());

/** The cookie banner. */
const banner = (page: Page): Locator => page.getByRole('region', { name: 'Cookie consent' });

/** Returns the choice stored in the browser; null before there is one. */
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('billwren_cookie_consent') ?? 'null'));

/** Clicks Accept, which reloads the page. */
async function agree(page: Page): Promise<void> {
  const accept = banner(page).getByRole('button', { name: 'Accept' });
  await Promise.all([page.waitForEvent('load'), accept.click()]);
  await waitUntilHydrated(page);
}

/** Runs something that reloads the page, and waits until the banner would have appeared. */
async function waitForBanner(page: Page, load: () => Promise<void>): Promise<void> {
  const script = ahead(page.waitForResponse(/\/assets\/consent-/));
  await load();
  await script;
  await page.waitForLoadState('networkidle');
}

type Counted = { scripts: number; events: { name: string; details: Record<string, string> }[] };
const counted = async () =>
  (await (await fetch(`${product.fakesOrigin}/analytics.json`)).json()) as Counted;

/** Requests the analytics script directly; returns whether it loaded. */
const reopenConsent = (page: Page) =>
  page.evaluate(
    (url) =>
      new Promise<boolean>((settle) => {
        const script = document.createElement('script');
        script.onload = () => settle(true);
        script.onerror = () => settle(false);
        script.src = url;
        document.head.appendChild(script);
      }),
    `${product.fakesOrigin}/analytics/script.js?id=by-hand`,
  );

journey('no visitor is counted before they agree, or after they decline', async ({ openPage }) => {
  const page = await openPage('phone', {
    baseURL: product.origin,
    expected: [/Content Security Policy/, /Failed to load resource/],
  });
  const before = await counted();
  await openScreen(page, '/us');
  await banner(page).waitFor();
  expect(await record(page)).toBeNull();
  expect(await reopenConsent(page)).toBe(false);
  expect(await counted()).toEqual(before);

  await tabTo(page, 'Reject', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  await expectFocusOn(page, 'main');
  expect(await record(page)).toEqual({ analytics: false, timestamp: expect.any(Number) });
  await waitForBanner(page, () => reloadScreen(page));
  expect(await banner(page).count()).toBe(0);

  await openScreen(page, '/us/cookie-policy#cookie-settings');
  await sees(page, /^You rejected analytics on/);
  const settings = page.getByRole('form', { name: 'Cookie Settings' });
  await settings.getByRole('switch', { name: 'Analytics' }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'Save');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await waitUntilHydrated(page);
  await sees(page, /^You allowed analytics on/);
  await expect.poll(async () => (await counted()).scripts).toBe(before.scripts + 1);

  const tab = await openTab(page);
  await openScreen(tab, '/us/contact');
  await field(tab, 'Subject').fill('A question');
  // Google's script sends these reports by itself.
  const report = (reporting: Page, name: string) =>
    reporting.evaluate((event) => {
      (window as { gtag?: (...call: unknown[]) => void }).gtag?.('event', event, {});
    }, name);
  const round = crypto.randomUUID();
  const names = async () => (await counted()).events.map(({ name }) => name);
  await expect.poll(async () => (await counted()).scripts).toBe(before.scripts + 2);
  await expect.poll(() => report(tab, `first-${round}`).then(names)).toContain(`first-${round}`);

  await settings.getByRole('switch', { name: 'Analytics' }).uncheck();
  await settings.getByRole('button', { name: 'Save' }).click();
  await sees(page, /^You rejected analytics on/);
  const { cookies } = await page.context().storageState();
  expect(cookies.map(({ name }) => name)).not.toContain('_ga');
  expect(await reopenConsent(page)).toBe(false);
  // The other tab stops immediately and keeps what was typed there.
  await report(tab, `late-${round}`);
  // An event that another visitor sent later has arrived.
  const other = await openPage('desktop', { baseURL: product.origin });
  await openScreen(other, '/us');
  await agree(other);
  await expect.poll(() => report(other, `other-${round}`).then(names)).toContain(`other-${round}`);
  expect(await names()).not.toContain(`late-${round}`);
  await expect.poll(() => field(tab, 'Subject').inputValue()).toBe('A question');
});

journey(
  'a visitor who agrees is counted without ids, and asked again after a year',
  async ({ openPage }) => {
    const page = await openPage('phone', { baseURL: product.origin });
    await openScreen(page, '/ca');
    await banner(page).waitFor();
    await waitForBanner(page, () => agree(page));
    expect(await banner(page).count()).toBe(0);
    expect(await record(page)).toEqual({ analytics: true, timestamp: expect.any(Number) });

    await openScreen(page, '/ca/forgot-password?from=here');
    await field(page, 'Email').fill('visitor@example.com');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect
      .poll(async () => (await counted()).events)
      .toContainEqual({
        at: expect.any(Number),
        id: 'STAND-IN-1',
        name: 'password_reset_requested',
        details: { page_location: `${product.origin}/ca/forgot-password` },
      });

    await page.evaluate(() => {
      const year = 365 * 24 * 60 * 60 * 1000;
      const kept = JSON.parse(localStorage.getItem('billwren_cookie_consent') ?? '{}');
      const older = { ...kept, timestamp: kept.timestamp - year };
      localStorage.setItem('billwren_cookie_consent', JSON.stringify(older));
    });
    await reloadScreen(page);
    await banner(page).waitFor();
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => /^_ga|consent/.test(name))).toEqual([]);
  },
);

journey('the question and the switches are accessible', async ({ openPage }) => {
  const page = await openPage('phone', { baseURL: product.origin, reducedMotion: 'reduce' });
  const prepare = () => banner(page).waitFor();
  const screen = { path: '/ca/cookie-policy', heading: 'Cookie Policy', prepare };
  const schemes: ('dark' | 'light')[] = isFullStrain ? ['dark', 'light'] : ['dark'];
  await checkScreens(page, [screen], { size: 'phone', schemes });
});

for (const size of ['phone', 'desktop'] as const) {
  journey(`nothing covers links or buy buttons on a ${size}`, async ({ openPage }) => {
    const page = await openPage(size, { baseURL: product.origin });
    for (const path of ['/us/welcome', '/us/pricing']) {
      // Guests are redirected to sign in.
      if (path === '/us/pricing') await signUpOnPage(page, product);
      await openScreen(page, path);
      // The question is loaded late; by now it would be visible.
      await page.waitForLoadState('networkidle');
      const buttons = page
        .getByRole('main')
        .getByRole('link')
        .or(page.getByRole('main').getByRole('button'));
      for (const button of await buttons.all()) {
        if (!(await button.isVisible())) continue;
        await button.scrollIntoViewIfNeeded();
        expect(await isOnTop(button), `${path}: ${await button.textContent()}`).toBe(true);
      }
      expect(await banner(page).count(), path).toBe(0);
    }
    await openScreen(page, '/us');
    await banner(page).waitFor();
  });

  journey(`floating elements on a ${size} stay above the question`, async ({ openPage }) => {
    const page = await openPage(size, { baseURL: product.origin });
    if (size === 'desktop') {
      await openScreen(page, '/us/terms');
      await banner(page).waitFor();
      const create = page.locator('[data-float]').getByRole('link', { name: 'Create Invoice' });
      await expectAbove(create, banner(page));
    }
    await openScreen(page, '/us/create-invoice');
    await banner(page).waitFor();
    // The amount due is visible on arrival; the totals below the items are once scrolled there.
    const sums = page.getByText('$0.00', { exact: true }).filter({ visible: true });
    const due = page.getByText('Amount due').filter({ visible: true }).locator('xpath=..');
    expect(await isOnTop(due.getByText('$0.00'))).toBe(true);
    for (const sum of await sums.all()) {
      await sum.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await expect.poll(() => isOnTop(sum)).toBe(true);
    }

    await field(page, 'Currency').selectOption('EUR');
    const toast = page.locator('[data-sonner-toast]');
    await expectAbove(toast, banner(page));

    await page.clock.install();
    await reloadScreen(page);
    await page.clock.fastForward(3000);
    await offerToInstall(page);
    await page.clock.fastForward(10_100);
    const card = page.getByRole('region', { name: 'Install Billwren' });
    await expectAbove(card, banner(page));
    await page.clock.resume();
    const save = page.getByRole('button', { name: 'Save Invoice' }).last();
    if (size === 'phone') {
      await expectAbove(save, banner(page));
      await expectAbove(card, save);
    }

    const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
    const lifted = await top(card);
    await banner(page).getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => top(card)).toBeGreaterThan(lifted);
    if (size === 'phone') await expectAbove(card, save);
  });
}

journey('a legal page is printed completely, and nothing else with it', async ({ openPage }) => {
  const page = await openPage('desktop', { baseURL: product.origin });
  await openScreen(page, '/uk/privacy');
  await banner(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  // A4 minus usual margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const sections = await page.locator('main section[id]').all();
  expect(sections.length).toBeGreaterThan(0);
  for (const section of sections) {
    expect(await section.locator('p, li, td').first().isVisible()).toBe(true);
  }
  for (const part of [page.getByRole('contentinfo'), page.getByRole('banner'), banner(page)]) {
    expect(await part.isVisible()).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

/** Expects one element to end at or above where the other starts. */
async function expectAbove(upper: Locator, lower: Locator) {
  await upper.waitFor();
  const overlap = async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    return above && below && above.y + above.height - below.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
}

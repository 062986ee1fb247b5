import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningProduct } from '#scripts/start-product.ts';
import { journey } from '#tests/support/browser.ts';
import { createTestProduct } from '#tests/support/product.ts';
import { openScreen, reloadScreen, sees, waitUntilAlive } from '#tests/support/screen.ts';
import { field } from '#tests/support/type-invoice.ts';

// A product of its own: elsewhere nobody is counted, so nobody is asked.
let product: RunningProduct;
beforeAll(async () => {
  product = await createTestProduct({ hasAnalytics: true });
}, 240_000);
afterAll(() => product?.stop());

type Counted = { scripts: number; events: { name: string; details: Record<string, string> }[] };
const counted = async () =>
  (await (await fetch(`${product.standInsOrigin}/analytics.json`)).json()) as Counted;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('billwren_cookie_consent') ?? 'null'));

/** Asks for the analytics script by hand; answers whether it came. */
const askByHand = (page: Page) =>
  page.evaluate(
    (url) =>
      new Promise<boolean>((settle) => {
        const script = document.createElement('script');
        script.onload = () => settle(true);
        script.onerror = () => settle(false);
        script.src = url;
        document.head.appendChild(script);
      }),
    `${product.standInsOrigin}/analytics/script.js?id=by-hand`,
  );

journey(
  'nobody is counted before they agree, and nobody after they say no',
  async ({ openPage }) => {
    const page = await openPage('phone', {
      baseURL: product.origin,
      expected: [/Content Security Policy/, /Failed to load resource/],
    });
    await openScreen(page, '/us');
    await banner(page).waitFor();
    expect(await record(page)).toBeNull();
    expect(await askByHand(page)).toBe(false);
    expect(await counted()).toEqual({ scripts: 0, events: [] });

    await banner(page).getByRole('button', { name: 'Reject' }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await record(page)).toEqual({ analytics: false, timestamp: expect.any(Number) });
    await reloadScreen(page);
    expect(await banner(page).count()).toBe(0);

    await openScreen(page, '/us/cookie-policy#cookie-settings');
    await sees(page, /^You rejected analytics on/);
    const settings = page.getByRole('form', { name: 'Cookie Settings' });
    await settings.getByRole('switch', { name: 'Analytics' }).check();
    await Promise.all([
      page.waitForEvent('load'),
      settings.getByRole('button', { name: 'Save' }).click(),
    ]);
    await waitUntilAlive(page);
    await sees(page, /^You allowed analytics on/);
    await expect.poll(async () => (await counted()).scripts).toBe(1);

    await settings.getByRole('switch', { name: 'Analytics' }).uncheck();
    await settings.getByRole('button', { name: 'Save' }).click();
    await sees(page, /^You rejected analytics on/);
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name }) => name)).not.toContain('_ga');
    expect(await askByHand(page)).toBe(false);
  },
);

journey('who agrees is counted without ids, and asked again after a year', async ({ openPage }) => {
  const page = await openPage('desktop', { baseURL: product.origin });
  await openScreen(page, '/uk');
  await Promise.all([
    page.waitForEvent('load'),
    banner(page).getByRole('button', { name: 'Accept' }).click(),
  ]);
  await waitUntilAlive(page);
  expect(await banner(page).count()).toBe(0);
  expect(await record(page)).toEqual({ analytics: true, timestamp: expect.any(Number) });

  await openScreen(page, '/uk/forgot-password?from=here');
  await field(page, 'Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect
    .poll(async () => (await counted()).events)
    .toContainEqual({
      at: expect.any(Number),
      id: 'STAND-IN-1',
      name: 'password_reset_requested',
      details: { page_location: `${product.origin}/uk/forgot-password` },
    });

  await page.evaluate(() => {
    const year = 365 * 24 * 60 * 60 * 1000;
    const kept = JSON.parse(localStorage.getItem('billwren_cookie_consent') ?? '{}');
    const older = { ...kept, timestamp: kept.timestamp - year };
    localStorage.setItem('billwren_cookie_consent', JSON.stringify(older));
  });
  await reloadScreen(page);
  await banner(page).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-consent');
});

journey('the native app asks nothing', async ({ openPage }) => {
  const userAgent = 'Mozilla/5.0 (iPhone) BillwrenNative/1';
  const page = await openPage('phone', { baseURL: product.origin, userAgent });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openScreen(page, '/us/privacy');
  await sees(page, 'Who is responsible');
  expect(asked.filter((url) => /consent/.test(url))).toEqual([]);
  expect(await banner(page).count()).toBe(0);
});

journey('a message to support is sent, and kept when it is not', async ({ openPage }) => {
  const page = await openPage('phone', {
    baseURL: product.origin,
    expected: [/Failed to load resource/],
  });
  await openScreen(page, '/uk/contact');
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await sees(page, 'Invalid email address', 'Subject is required', 'Message is required');
  await field(page, 'Your email').fill('ann@example.com');
  await field(page, 'Subject').fill('A question');
  await field(page, 'Message').fill('How do I add a logo?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await sees(page, 'Your message could not be sent. Please try again.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await sees(page, /^Your message is on its way. We answer to ann@example.com/);
  const mails = await fetch(`${product.standInsOrigin}/mail.json?to=support@billwren.example`);
  expect(await mails.json()).toMatchObject({
    letters: [{ subject: 'Contact: A question', text: expect.stringContaining('add a logo') }],
  });
});

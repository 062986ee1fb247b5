import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { installStoreApp, payAtStore, storeProduct } from '#tests/support/store-app.ts';
import { type Member, saveInvoices } from '#tests/support/visitor.ts';

// App Store plans in the native app: a faithful bridge in the page, transactions signed by the
// tests' own chain.

const failedRequest = [/Failed to load resource/];

const paywallOf = (page: Page) => page.getByRole('dialog', { name: 'Unlock Premium' });
const press = (page: Page, name: string) =>
  paywallOf(page).getByRole('button', { name, exact: true }).click();

async function openFromMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Subscription' }).click();
  await paywallOf(page).waitFor();
}

async function planOf(member: Member) {
  const answer = await member.postJson('/api/check-subscription', {});
  return (await answer.json()) as { plan: string; invoice_limit: number };
}

async function userIdOf(member: Member): Promise<string> {
  return ((await (await member.get('/api/session')).json()) as { person: string }).person;
}

journey('a plan is bought: failures are shown, then Premium is activated', async ({ openPage }) => {
  const page = await openPage('phone', { ...nativeVisit, expected: failedRequest });
  const { store, haptics } = await installStoreApp(page);
  const member = await signUpOnPage(page);
  const userId = await userIdOf(member);
  await openSettings(page, '/app/ios/settings');

  store.mood = 'refused';
  await page.getByRole('button', { name: 'Upgrade' }).click();
  const paywall = paywallOf(page);
  await sees(paywall, 'Failed to load subscription plans');
  store.mood = 'buys';
  await press(page, 'Try again');
  await sees(paywall, '$19.99');
  for (const name of ['Terms', 'Privacy']) {
    const link = paywall.getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe(`/us/${name.toLowerCase()}`);
  }

  // Paid, but the server is unreachable: the transaction isn't finished, so nothing is lost.
  store.mood = 'buys';
  await page.route('**/api/validate-iap', (route) => route.abort());
  await paywall.getByText('Yearly').click();
  await paywall.getByText('Basic').click();
  await press(page, 'Unlock 50 invoices for $47.99');
  await sees(paywall, 'Purchase validation failed');
  expect(store.finished).toEqual([]);
  expect(store.asked.at(-1)).toEqual({
    productId: storeProduct('Basic', 'yearly'),
    appAccountToken: userId,
  });
  await page.unroute('**/api/validate-iap');
  store.owned.length = 0;

  await paywall.getByText('Monthly').click();
  await paywall.getByText('Standard').click();
  await press(page, 'Unlock 300 invoices for $19.99');
  await sees(page, 'Premium activated!');
  await paywall.waitFor({ state: 'detached' });
  expect(store.finished).toEqual([store.owned.at(-1)?.transactionId]);
  expect(haptics).toContain('MEDIUM');
  expect(await planOf(member)).toMatchObject({ plan: 'Standard', invoice_limit: 300 });

  // Higher plans can be bought; everything else is managed with Apple.
  await sees(page, 'You bought your plan in the App Store');
  await page.getByRole('button', { name: 'See plans', exact: true }).click();
  await sees(paywall, 'Get unlimited invoices');
  expect(await paywall.getByRole('radio', { name: /Basic/ }).count()).toBe(0);
});

journey('purchases are restored', async ({ openPage }) => {
  const page = await openPage('phone', { ...nativeVisit, expected: failedRequest });
  const device = await installStoreApp(page);
  const { store } = device;
  const member = await signUpOnPage(page);
  const userId = await userIdOf(member);
  await openSettings(page, '/app/ios/settings');
  await openFromMenu(page);
  const paywall = paywallOf(page);
  await sees(paywall, '$4.99');

  const productId = storeProduct('Basic');
  store.owned.push({ transactionId: await payAtStore(productId, userId), productId });
  await press(page, 'Restore Purchases');
  await sees(page, 'Subscription restored!');
  expect(await planOf(member)).toMatchObject({ plan: 'Basic', invoice_limit: 50 });
});

journey('the limit and the badge lead to the paywall', async ({ openPage }) => {
  const page = await openPage('phone', { ...nativeVisit, expected: failedRequest });
  await installStoreApp(page);
  await saveInvoices(await signUpOnPage(page), ['INV-1', 'INV-2', 'INV-3']);
  await openScreen(page, '/app/ios/invoices');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await sees(paywallOf(page), '3 of 3 invoices used');
  await press(page, 'Close');
  await page.getByRole('button', { name: /invoices used\. See plans/ }).click();
  await paywallOf(page).waitFor();
  await press(page, 'Close');
  await openScreen(page, '/app/ios/create');
  await page.getByRole('button', { name: 'Upgrade to Save' }).click();
  await paywallOf(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

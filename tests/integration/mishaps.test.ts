import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { failRequests } from '#tests/support/dead-network.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { settled } from '#tests/support/offline-page.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import {
  sessionCookie,
  signInByDialog,
  signUpByDialog,
  signUpOnPage,
} from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';

const formPath = '/us/create-invoice';
const failedRequest = [/Failed to load resource/];

walk('a lost connection loses nothing, and the next try saves once', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await failRequests(page, true);
  await clickSave(page);
  await sees(page, 'Unable to create invoice. Please try again.');
  await sees(page, 'Nothing you entered is lost. Check your connection and try again.');
  await expectTyped(page);
  await failRequests(page, false);
  await clickSave(page);
  await sees(page, 'Invoice INV-001 created successfully!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
});

walk(
  'a guest who loses the connection signs in and saves once it is back',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    await openScreen(page, formPath);
    await typeInvoice(page, plainInvoice);
    await clickSave(page);
    await sees(page, 'Please sign in to save your invoice');
    await page.context().setOffline(true);
    await signUpByDialog(page);
    await sees(page.getByRole('dialog'), 'Failed to create account. Please try again.');
    await page.context().setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Create free account' }).click();
    await sees(page, 'Invoice saved to your account!');
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  },
);

walk('an account whose browser loses its session is asked to sign in', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await clickSave(page);
  await page.route('**/create-invoice.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await page.context().clearCookies({ name: sessionCookie });
    await route.fulfill({ response });
  });
  const account = newAccount();
  await signUpByDialog(page, account);
  await sees(page, 'Account created! Please sign in with your credentials.');
  expect(await page.getByText('Welcome! Your account is ready.').count()).toBe(0);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  expect(await field(dialog, 'Email').inputValue()).toBe(account.email);
  await field(dialog, 'Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await sees(dialog, "We couldn't sign you in. Please try again.");
  await page.unroute('**/create-invoice.data*');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await sees(page, 'Invoice saved to your account!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
});

walk('a lost or foreign response is requested again with the same key', async ({ openPage }) => {
  // The framework reports an unreadable response.
  const page = await openPage('desktop', { expected: [...failedRequest, /SyntaxError/] });
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  const keys = watchSaveKeys(page);

  // The page's own polling isn't blocked.
  await page.route('**/create-invoice.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await clickSave(page);
  await sees(page, 'Unable to create invoice. Please try again.');

  await page.unroute('**/create-invoice.data*');
  await page.route('**/create-invoice.data*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  await settled(page, 'Save Invoice');
  await clickSave(page);
  await expect.poll(() => keys.length).toBe(2);
  await settled(page, 'Save Invoice');
  await expectTyped(page);

  await page.unroute('**/create-invoice.data*');
  await clickSave(page);
  await sees(page, 'Invoice INV-001 created successfully!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

walk(
  'an expired session asks for sign-in and continues with the same save',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: failedRequest });
    const account = await signUpOnPage(page);
    await openScreen(page, formPath);
    await typeInvoice(page, plainInvoice);
    const keys = watchSaveKeys(page);
    await page.context().clearCookies({ name: sessionCookie });
    await clickSave(page);
    await sees(page, 'Please sign in to create an invoice.');
    await signInByDialog(page, account);
    await sees(page, 'Signed in successfully!');
    await sees(page, 'Invoice INV-001 created successfully!');
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  },
);

walk('two quick clicks on Save create one invoice', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await page.getByRole('button', { name: 'Save Invoice' }).dblclick();
  await sees(page, 'Invoice INV-001 created successfully!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  await sees(page, '2 of 3 free invoices remaining.');
});

walk(
  'the back button after a save opens a fresh form, not the saved invoice',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, formPath);
    await typeInvoice(page, plainInvoice);
    await clickSave(page);
    await listedNumbers(page, 1);
    await page.waitForURL(/\/us\/invoices$/);
    await page.goBack();
    await expect.poll(() => field(page, 'Invoice number').inputValue()).toBe('INV-002');
    expect(await field(page, 'Client name').inputValue()).toBe('');
    expect(await itemOf(page, 1).getByLabel('Description').inputValue()).toBe('');
    await reloadScreen(page);
    expect(await field(page, 'Client name').inputValue()).toBe('');
    await page.goForward();
    expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  },
);

walk('an unknown URL says so and links home', async ({ openPage }) => {
  const page = await openPage('phone', { expected: failedRequest });
  for (const path of ['/us/nothing', '/nothing', '/fr/create-invoice', '/us/invoices/1']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(/\/us$/);
});

walk('an unknown invoice says so on both public pages', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const messages = {
    'view-invoice': 'Invoice not found or no longer available',
    invoice: 'Failed to load invoice',
  };
  for (const [page_, message] of Object.entries(messages)) {
    for (const id of [crypto.randomUUID(), '1', "'; DROP TABLE invoices; --"]) {
      const answer = await page.goto(`/${page_}/${encodeURIComponent(id)}`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Invoice Not Found' }).waitFor();
      await sees(page, 'This invoice may have been removed or the link has expired.', message);
    }
  }
});

async function clickSave(page: Page) {
  await page.getByRole('button', { name: 'Save Invoice' }).click();
}

/** Expects the form to still contain everything in `plainInvoice`. */
async function expectTyped(page: Page) {
  for (const [label, text] of Object.entries(plainInvoice.fields)) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  expect(await field(itemOf(page, 1), 'Description').inputValue()).toBe('Design work');
  expect(await field(itemOf(page, 1), 'Price').inputValue()).toBe('100');
}

/** The key of each save that the page sends, in order. */
function watchSaveKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/create-invoice')) return;
    // The sign-in dialog posts to the same URL, as a form.
    if (request.headers()['content-type'] !== 'application/json') return;
    const { draft } = request.postDataJSON() as { draft: { saveKey: string } };
    keys.push(draft.saveKey);
  });
  return keys;
}

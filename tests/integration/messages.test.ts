import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ahead } from '#tests/support/ahead.ts';
import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';

const form = '/us/create-invoice';
const draftKey = 'billwren_guest_draft';

walk(
  'a stored draft is restored with a message; a corrupt one is reported',
  async ({ openPage }) => {
    const page = await openPage('phone', { expected: [/A corrupt draft was removed/] });
    await openScreen(page, form);
    await field(page, 'Client name').fill('Finch & Sons');
    await expect.poll(() => keptDraft(page)).toContain('Finch');
    await reloadScreen(page);
    await sees(page, 'Your invoice data has been restored!');
    expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');

    await page.evaluate((key) => localStorage.setItem(key, '{"items":[]}'), draftKey);
    await reloadScreen(page);
    await sees(page, 'Invoice data not found');
    expect(await keptDraft(page)).toBeNull();
  },
);

walk(
  'a chosen currency applies only to this invoice, and the page says so',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, form);
    await field(page, 'Currency').selectOption('EUR');
    await sees(page, 'Currency changed to EUR for this invoice only');
  },
);

walk('saving a line as a product shows success or the error', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  await signUp(page);
  await openScreen(page, form);
  const keep = () => itemOf(page, 1).getByRole('button', { name: 'Save as product' }).click();
  await keep();
  await sees(page, 'Item must have a description and price to be saved as a product');
  await typeInvoice(page, plainInvoice);
  await page.context().setOffline(true);
  await keep();
  await sees(page, 'Error saving product: no connection');
  await page.context().setOffline(false);
  await keep();
  await sees(page, 'Product saved successfully!');
  await field(itemOf(page, 1), 'Saved item').selectOption({ label: 'Design work' });
});

walk('a PDF or link that is unavailable shows an error on each page', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  await signUp(page);
  await openScreen(page, form);
  await typeInvoice(page, plainInvoice);
  await page.getByRole('button', { name: 'Save Invoice' }).click();
  await sees(page, 'Invoice INV-001 created successfully!');

  await page.route('**/pdf', (route) =>
    route.fulfill({ status: 503, json: { error: 'Failed to generate PDF', code: 'pdf-failed' } }),
  );
  await page.getByRole('button', { name: 'PDF of INV-001' }).click();
  await sees(page, 'Error downloading PDF: Failed to generate PDF');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy link to INV-001' }).click();
  await sees(page, 'Failed to copy link');

  await page.getByRole('link', { name: 'View INV-001' }).click();
  await page.getByRole('link', { name: 'Download PDF' }).click();
  // The list's message may still be visible, and ends with the same words.
  await sees(page, /^Failed to generate PDF$/);
  await page.unroute('**/pdf');
  // Messages stay while the pointer is over them, and here they cover the button.
  await page.mouse.move(0, 0);
  const download = ahead(page.waitForEvent('download'));
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^INV-001-\d{4}-\d\d-\d\d\.pdf$/);
  await sees(page, 'PDF downloaded successfully!');
});

walk(
  'a paid plan asks signed-out users to sign in, and continues to pricing',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await openScreen(page, '/us');
    await page.getByRole('link', { name: 'Unlock 50 invoices' }).click();
    await sees(page, 'Please sign in or register to upgrade');
    await page.waitForURL(/\/us\/auth\?redirectTo=%2Fus%2Fpricing%23basic$/);
    await page.getByRole('tab', { name: 'Create account' }).click();
    await sendOnAuthPage(page, 'Create account', newAccount());
    await sees(page, 'Account created! You can start creating invoices.');
    await page.waitForURL(/\/us\/pricing#basic$/);
  },
);

walk('an unknown invoice has its own message on each public page', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  const unknown = crypto.randomUUID();
  for (const [path, sentence] of [
    [`/view-invoice/${unknown}`, 'Invoice not found or no longer available'],
    [`/invoice/${unknown}`, 'Failed to load invoice'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await sees(page, 'This invoice may have been removed or the link has expired.', sentence);
  }
});

walk('the two ways to sign out have their own messages', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUp(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/us\/auth$/);
  await sees(page, 'Logged out successfully');
  await signUp(page);
  await openSettings(page, '/us/settings');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).last().click();
  await page.waitForURL(/\/us\/auth$/);
  await sees(page, 'Signed out successfully');
});

function keptDraft(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), draftKey);
}

async function signUp(page: Page) {
  await openScreen(page, '/us/auth?tab=sign-up');
  await sendOnAuthPage(page, 'Create account', newAccount());
  await page.waitForURL(/\/us\/pricing$/);
}

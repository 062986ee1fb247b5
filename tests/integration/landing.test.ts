import { expect } from 'vitest';
import { firstInvoiceKey } from '#app/domain/navigation/welcome.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openForm } from '#tests/support/open-form.ts';
import { openScreen, readTerms, sees } from '#tests/support/screen.ts';
import { signUpByDialog } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

walk('from the landing page to a saved invoice without leaving it', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/us');
  await openForm(page);
  await typeInvoice(page, plainInvoice);
  expect(await readTerms(page.locator('#create'))).toMatchObject({ Total: '$100.00' });
  await page.getByRole('button', { name: 'Save Invoice' }).first().click();
  await sees(page, 'Please sign in to save your invoice');
  await signUpByDialog(page);
  await sees(page, 'Invoice saved to your account!');
  await page.waitForURL(/\/us\/invoices/);
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  expect(await page.evaluate((key) => localStorage.getItem(key), firstInvoiceKey)).toBe('true');
  // Signed-in users don't need the landing page.
  await page.goto('/us');
  await page.waitForURL(/\/us\/invoices$/);
});

walk('the landing page and the form’s own page share one draft', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/uk');
  await openForm(page);
  await field(page, 'Client name').fill('Finch & Sons');
  await openScreen(page, '/uk/create-invoice');
  await sees(page, 'Your invoice data has been restored!');
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
  await field(page, 'Client name').fill('Wren & Daughters');
  await openScreen(page, '/uk');
  await openForm(page);
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Wren & Daughters');

  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('dialog', { name: 'Create your free account' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Sign Up', exact: true }).press('Enter');
  await signUpByDialog(page);
  await sees(page, 'Welcome! Your account is ready.');
  await page.waitForURL(/\/uk\/invoices$/);
  // Save wasn't clicked, so the draft waits for the form.
  expect(await page.evaluate((key) => localStorage.getItem(key), guestDraftKey)).toContain('Wren');
});

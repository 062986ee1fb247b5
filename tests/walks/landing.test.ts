import { expect } from 'vitest';
import { firstInvoiceKey } from '#app/domain/navigation/welcome.ts';
import { comeToForm } from '#tests/support/come-to-form.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, readTerms, sees } from '#tests/support/screen.ts';
import { signUpByDialog } from '#tests/support/session-on-page.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { walk } from '#tests/support/walk.ts';

walk('from the landing page to a saved invoice without leaving it', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/us');
  await comeToForm(page);
  await typeInvoice(page, plainInvoice);
  expect(await readTerms(page.locator('#create'))).toMatchObject({ Total: '$100.00' });
  await page.getByRole('button', { name: 'Save Invoice' }).first().click();
  await sees(page, 'Please sign in to save your invoice');
  await signUpByDialog(page);
  await sees(page, 'Invoice saved to your account!');
  await page.waitForURL(/\/us\/invoices/);
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  expect(await page.evaluate((key) => localStorage.getItem(key), firstInvoiceKey)).toBe('true');
  // A user who is signed in has no use for the landing page.
  await page.goto('/us');
  await page.waitForURL(/\/us\/invoices$/);
});

import type { Page } from 'playwright-core';
import { openScreen } from './screen.ts';
import { signUpOnPage } from './session-on-page.ts';
import { field, plainInvoice, typeInvoice } from './type-invoice.ts';
import { type Account, saveInvoices } from './visitor.ts';

/**
 * Creates an account that has invoices with these numbers, then types another invoice as a guest and clicks Save;
 * returns the account.
 * @param number the new invoice's number; the suggested one by default
 */
export async function saveAsGuest(page: Page, saved: string[], number?: string): Promise<Account> {
  const account = await signUpOnPage(page);
  await saveInvoices(account, saved);
  await page.context().clearCookies();
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, plainInvoice);
  if (number !== undefined) await field(page, 'Invoice number').fill(number);
  await page.getByRole('button', { name: 'Save Invoice' }).click();
  return account;
}

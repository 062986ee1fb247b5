import type { Page } from 'playwright-core';
import { openScreen } from './screen.ts';
import { signUpOnPage } from './session-on-page.ts';
import { field, plainInvoice, typeInvoice } from './type-invoice.ts';
import { type Account, saveInvoices } from './visitor.ts';

/**
 * A user whose account has invoices of these numbers types another one as a guest and presses Save; answers the
 * account.
 * @param number of the new invoice, else the suggested one
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

import { journey } from '#tests/support/browser.ts';
import { sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { saveInvoices } from '#tests/support/visitor.ts';

journey('signing in, the list and both public pages work without scripts', async ({ openPage }) => {
  const known = await openPage('desktop');
  const account = await signUpOnPage(known);
  await saveInvoices(account, ['INV-001']);

  const page = await openPage('phone', { javaScriptEnabled: false });
  await page.goto('/us/invoices');
  await page.waitForURL(/\/us\/auth\?redirectTo=/);
  await field(page, 'Email').first().fill(account.email);
  await field(page, 'Password').first().fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/us\/invoices$/);
  await page.getByRole('link', { name: 'View INV-001' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-001' }).waitFor();
  await sees(page, '$100.00');
  await page.goto(page.url().replace('view-invoice', 'invoice'));
  await page.getByRole('heading', { name: 'Payment Options' }).waitFor();
  await sees(page, '12345678');
});

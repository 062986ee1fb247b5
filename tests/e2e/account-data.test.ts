import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { privateStrings } from '#tests/support/private-strings.ts';
import { hasEntriesAt, openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage, signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSettings } from '#tests/support/settings-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { newVisitor, saveInvoice } from '#tests/support/visitor.ts';

const { origin } = inject('product');
const failedRequest = [/Failed to load resource/];

journey('a deleted account leaves nothing in any of its tabs and devices', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  const member = await signUpOnPage(page);
  const invoiceId = await saveInvoice(member, { invoiceNumber: 'LAST-1' });
  const link = () => newVisitor(origin).get(`/view-invoice/${invoiceId}`);
  expect((await link()).status).toBe(200);

  // Another tab of the same browser, and another device with a separate session.
  const tab = await openTab(page);
  await openScreen(tab, '/us/clients');
  const device = await openPage('desktop', { expected: failedRequest });
  await enterOnPage(device, member);
  await openScreen(device, '/us/products');

  await openScreen(page, '/us/invoices');
  await sees(page, 'LAST-1');
  await openSettings(page, '/us/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await sees(dialog, 'The invoice links you sent to your clients will stop working.');
  await field(dialog, 'Current password').fill(member.password);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await sees(dialog, "We couldn't delete your account. Try again.");
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.setItem('billwren_user_draft:user-1', 'Secret Wren'));
  // The deletion succeeds; only the response is lost.
  await page.route('**/settings.data*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL(`${origin}/us`);
  await sees(page, 'Your account is closed. Its data will be deleted in 30 days.');

  await expect.poll(() => privateStrings(page, ['Secret Wren', member.email])).toEqual([]);

  await hasEntriesAt(tab, /\/us\/auth/);
  await hasEntriesAt(device, /\/us\/auth/);
  expect((await link()).status).toBe(404);
  expect((await member.get('/us/invoices')).status).toBe(302);
  // The home page replaced Settings; the list comes before it in the history.
  await page.goBack();
  await hasEntriesAt(page, /\/us\/auth/);
  await page.getByRole('heading').first().waitFor();
  for (const text of ['LAST-1', member.email]) expect(await page.content()).not.toContain(text);
});

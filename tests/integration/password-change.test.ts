import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

const newPassword = 'a much longer wren password';

walk('a new password is not lost when the connection is', async ({ openPage }) => {
  const page = await openPage('desktop');
  const account = await signUpOnPage(page);
  await openScreen(page, '/us/settings');
  await page.context().setOffline(true);
  const form = page.getByRole('form', { name: 'Change your password' });
  await field(form, 'Current password').fill(account.password);
  await field(form, 'New password').fill(newPassword);
  await field(form, 'Confirm new password').fill(newPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await sees(page, 'Failed to update password');
  await expect.poll(() => field(form, 'Confirm new password').inputValue()).toBe(newPassword);
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Change password' }).click();
  await sees(page, 'Password updated successfully!');
});

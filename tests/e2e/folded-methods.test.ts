import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

journey('payment methods are collapsed, and no input is lost', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/us/create-invoice');
  const link = field(page, 'PayPal.Me link');
  const paypal = page.locator('summary', { hasText: 'PayPal' });
  expect(await field(page, 'Account number').isVisible()).toBe(true);
  for (const label of ['PayPal.Me link', 'Accept card payments', 'Check payee name']) {
    expect(await field(page, label).isVisible()).toBe(false);
  }

  await paypal.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => link.isVisible()).toBe(true);
  await link.fill('http://paypal.me/wren');
  await typeInvoice(page, plainInvoice);
  expect(await link.isVisible()).toBe(true);

  // Collapsing it manually keeps the input, and an error expands it again.
  await paypal.click();
  await expect.poll(() => link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Save Invoice' }).click();
  await expect.poll(() => link.isVisible()).toBe(true);
  await sees(page, 'Must start with https://');
  await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await link.inputValue()).toBe('http://paypal.me/wren');

  // Sections with input are expanded when the draft is restored.
  await openScreen(page, '/us/create-invoice');
  await expect.poll(() => link.isVisible()).toBe(true);
  expect(await link.inputValue()).toBe('http://paypal.me/wren');
});

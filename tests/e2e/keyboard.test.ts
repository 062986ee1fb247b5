import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { focusName, tabTo, typeInto } from '#tests/support/keys.ts';
import { newMember } from '#tests/support/member.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';

journey('a guest creates, saves and marks an invoice by keyboard alone', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/us/create-invoice');

  // Saving an empty form focuses the first missing field.
  await tabTo(page, 'Save Invoice');
  await page.keyboard.press('Enter');
  await sees(
    page,
    /^Please correct \d+ highlighted field\(s\)$/,
    /^Issues found in: business info/,
  );
  await expect.poll(() => focusName(page)).toBe('Business name');

  await page.keyboard.type('Wren Studio');
  await typeInto(page, 'Business email', 'hello@wren.example');
  await typeInto(page, 'Business address', '1 Main Street');
  await typeInto(page, 'Client name', 'Finch & Sons');
  await typeInto(page, 'Client address', '2 High Street');
  await typeInto(page, 'Description', 'Design work');
  // The existing 0 is selected on focus.
  await typeInto(page, 'Price', '100');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'Add Discount');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe('Discount');
  await page.keyboard.type('10');
  await typeInto(page, 'Account number', '12345678');
  await tabTo(page, 'Preview');
  await page.keyboard.press('Enter');
  await sees(page, 'Invoice preview created!');
  await sees(page.getByRole('dialog'), '-$10.00', '$90.01');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusName(page)).toBe('Preview');

  await tabTo(page, 'Save Invoice', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await sees(page, 'Please sign in to save your invoice');
  await expect.poll(() => focusName(page)).toBe('Email');
  // A guest who cancels returns to where they were.
  await page.keyboard.press('Escape');
  await expect.poll(() => focusName(page)).toBe('Save Invoice');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe('Email');
  await page.keyboard.type(`${crypto.randomUUID()}@example.com`);
  await typeInto(page, 'Password', 'a long wren password');
  await page.keyboard.press('Enter');
  await sees(page, 'Invoice saved to your account!');

  await page.waitForURL(/\/us\/invoices$/);
  await tabTo(page, 'Unpaid: INV-001');
  await page.keyboard.press('Enter');
  await sees(page, 'Invoice marked as paid!');
});

journey(
  'landing, legal and auth pages and account deletion work by keyboard',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/uk');
    await page.keyboard.press('Tab');
    expect(await focusName(page)).toBe('Skip to content');
    await tabTo(page, 'Country: UK');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Canada');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusName(page)).toBe('Country: UK');
    await tabTo(page, 'Sign Up');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusName(page)).toBe('Email');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusName(page)).toBe('Sign Up');
    await openScreen(page, '/uk/privacy');
    await tabTo(page, 'Your rights');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/uk/privacy#rights');
    // The next Tab stop is inside the chosen section.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe(
      'rights',
    );
    await openScreen(page, '/us/auth');
    await page.getByRole('tab', { name: 'Sign in' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusName(page)).toBe('Create account');
    await page.getByRole('tab', { name: 'Create account', selected: true }).waitFor();

    await enterOnPage(page, await newMember(inject('product')));
    await openScreen(page, '/us/settings');
    await tabTo(page, 'Delete account', 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.waitFor();
    const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusName(page)).toBe('Delete account');
  },
);

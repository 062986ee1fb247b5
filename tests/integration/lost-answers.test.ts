import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeOnPhone } from '#tests/support/change-on-phone.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';
const failedRequest = [/Failed to load resource/];

walk('input after a lost response goes into the same invoice', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: failedRequest });
  await saveWithLostAnswer(page);
  await field(page, 'Client name').fill('Heron Ltd');
  await reloadScreen(page);
  await press(page, 'Save Invoice');
  await sees(page, 'Invoice INV-001 created successfully!');
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);
  await sees(page.getByRole('table'), 'Heron Ltd');
  await sees(page, '2 of 3 free invoices remaining.');
});

walk(
  'input after a lost response never overwrites changes made on another device since',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: failedRequest });
    const { email } = await saveWithLostAnswer(page);
    await changeOnPhone(email);
    await field(page, 'Client name').fill('Heron Ltd');
    await press(page, 'Save Invoice');
    await page
      .getByRole('dialog', { name: 'This invoice has changed' })
      .getByRole('button', { name: 'Show the newer version' })
      .click();
    await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
    await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
    await expect.poll(() => field(page, 'Notes').inputValue()).toBe('From the phone');
  },
);

/** Saves an invoice for a new user whose response is lost. */
async function saveWithLostAnswer(page: Page) {
  const account = await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await page.route('**/create-invoice.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Save Invoice');
  await sees(page, 'Unable to create invoice. Please try again.');
  await page.unroute('**/create-invoice.data*');
  return account;
}

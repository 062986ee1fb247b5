import { expect } from 'vitest';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const label = 'Invoice language';

walk('an invoice in a language chosen by its seller', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, '/uk/create-invoice');
  const picker = field(page, label);
  expect(await picker.inputValue()).toBe('en-GB');
  expect(await picker.getByRole('option').allInnerTexts()).toEqual([
    'English (US)',
    'English (UK)',
    'English (Canada)',
    'Français (Canada)',
    'Français (Canada) + English',
    'English (Australia)',
    'Русский',
  ]);
  await picker.selectOption('ru');
  await typeInvoice(page, plainInvoice);
  await reloadScreen(page);
  await expect.poll(() => picker.inputValue()).toBe('ru');

  await press(page, 'Preview');
  const preview = page.getByRole('dialog');
  await sees(preview, 'Счёт', 'Срок оплаты', 'Итого');
  await preview.getByRole('button', { name: 'Save Invoice' }).click();
  await page.getByRole('link', { name: 'INV-001', exact: true }).click();
  await sees(page, 'Срок оплаты', 'Итого');

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const kind of ['edit', 'clone']) {
    await openScreen(page, `/uk/create-invoice?${kind}=${id}`);
    expect(await picker.inputValue()).toBe('ru');
  }
});

walk('an unset language follows the country', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/ca/create-invoice');
  await field(page, 'Client name').fill('Finch & Sons');
  expect(await field(page, label).inputValue()).toBe('en-CA');
  await openScreen(page, '/au/create-invoice');
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
  expect(await field(page, label).inputValue()).toBe('en-AU');
  await field(page, label).selectOption('en-CA');
  await openScreen(page, '/us/create-invoice');
  await expect.poll(() => field(page, label).inputValue()).toBe('en-CA');
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { savedClientMessages } from '#app/features/clients/words/describe-client.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';
const hint = 'We’ll save these details for your next invoice';
const { kept, gone } = savedClientMessages;

const hints = (page: Page) => page.getByText(hint).count();
const clientChoices = (page: Page) =>
  field(page, 'Choose a client').getByRole('option').allInnerTexts();

walk('the first invoice saves business and client for the second', async ({ openPage }) => {
  const page = await openPage('phone');
  await signUpOnPage(page);
  await openScreen(page, formPath);
  expect(await hints(page)).toBe(3);
  await typeInvoice(page, plainInvoice);
  await press(page, 'Save Invoice');
  await sees(page, kept('Finch & Sons'));

  await openScreen(page, formPath);
  expect(await hints(page)).toBe(0);
  expect(await field(page, 'Business name').inputValue()).toBe('Wren Studio');
  expect(await field(page, 'Account number').inputValue()).toBe('12345678');
  expect(await clientChoices(page)).toEqual(['New Client', 'Finch & Sons']);
});

walk('Undo removes the client', async ({ openPage }) => {
  const page = await openPage('desktop');
  await signUpOnPage(page);
  await openScreen(page, formPath);
  await typeInvoice(page, plainInvoice);
  await press(page, 'Save Invoice');
  await sees(page, kept('Finch & Sons'));
  await press(page, 'Undo');
  await sees(page, gone('Finch & Sons'));
  await openScreen(page, formPath);
  expect(await clientChoices(page)).toEqual(['New Client']);
});

walk('a guest’s business is stored on this device once Save was clicked', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, formPath);
  // The client comes from the account.
  expect(await hints(page)).toBe(2);
  await typeInvoice(page, plainInvoice);
  await press(page, 'Save Invoice');
  await sees(page, 'Please sign in to save your invoice');
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.removeItem('billwren_guest_draft'));
  await openScreen(page, formPath);
  expect(await field(page, 'Business name').inputValue()).toBe('Wren Studio');
  expect(await field(page, 'Client name').inputValue()).toBe('');
});

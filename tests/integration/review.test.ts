import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { idleAtOnce } from '#tests/support/idle-at-once.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const title = 'Invoice check';
const panel = (page: Page) => page.getByRole('region', { name: title });
/** Opens the panel, which is collapsed to one line at first. */
const openPanel = (page: Page) => panel(page).locator('summary').first().click();
const entry = (page: Page, sentence: string) =>
  panel(page).getByRole('listitem').filter({ hasText: sentence });
const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate((it) => it === document.activeElement);

const numberSentence = 'Your VAT number must be on the invoice.';
const nameSentence = 'A company must use its exact registered name.';

// The panel loads when the page is idle.
beforeEach(idleAtOnce);

walk('a seller in the UK sees what is missing, and is led to it', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, '/uk/create-invoice');
  expect(await panel(page).count()).toBe(0);
  await typeInvoice(page, plainInvoice);
  await field(page, 'Business name').fill('Wren Studio Ltd');
  await field(page, 'Client address').fill('');
  await openPanel(page);
  await sees(panel(page), 'Missing', numberSentence);
  expect(await entry(page, 'The client’s name and address').count()).toBe(0);

  // Above £250 with VAT it is a full invoice.
  await field(page, 'Price').fill('300');
  await sees(panel(page), 'The client’s name and address must be on the invoice.');
  const client = entry(page, 'The client’s name and address');
  await client.getByRole('button', { name: 'Go to field' }).click();
  await expect.poll(() => isFocused(page, 'Client address')).toBe(true);
  await field(page, 'Client address').fill('2 High Street');

  const number = entry(page, numberSentence);
  expect(await number.getByRole('link').getAttribute('href')).toBe(
    'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
  );
  await sees(number, /checked 23 Nov 2026/);
  await number.getByRole('button', { name: 'Go to field' }).click();
  await expect.poll(() => isFocused(page, 'VAT number')).toBe(true);
  await field(page, 'VAT number').fill('GB 980 7806 85');
  await sees(panel(page), 'Your VAT number isn’t valid. Check the digits.');
  await field(page, 'VAT number').fill('GB 980 7806 84');
  await sees(panel(page), /^Nothing missing \(\d+ rules checked, /);
  await sees(panel(page), /^\d+ passed$/);
  expect(await field(page, 'VAT number').inputValue()).toBe('GB 980 7806 84');
});

walk('a phone shows one line about it at the end of the form', async ({ openPage }) => {
  const page = await openPage('phone');
  await openScreen(page, '/us/create-invoice');
  await typeInvoice(page, { fields: { ...plainInvoice.fields, 'Client address': '' } });
  const line = panel(page).locator('summary').first();
  await expect.poll(() => line.textContent()).toBe('2 things to review');
  await openPanel(page);
  await sees(panel(page), 'The client’s name and address must be on the invoice.', 'not checked');
});

walk(
  'a seller in Australia confirms in the panel that they are registered',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/au/create-invoice');
    await typeInvoice(page, {
      ...plainInvoice,
      fields: { ...plainInvoice.fields, ABN: '51 824 753 556' },
    });
    await openPanel(page);
    const titled = entry(page, 'The invoice must be clearly identified as a tax invoice.');
    await titled.getByRole('button', { name: 'Go to field' }).click();
    const registered = field(page, 'I’m registered for GST');
    await expect.poll(() => registered.evaluate((it) => it === document.activeElement)).toBe(true);
    await registered.click();
    await sees(panel(page), /^Nothing missing/);
  },
);

walk('the owner sees it before sharing, their client never', async ({ openPage }) => {
  const owner = await openPage('desktop');
  await signUpOnPage(owner);
  await openScreen(owner, '/uk/create-invoice');
  await typeInvoice(owner, plainInvoice);
  await press(owner, 'Save Invoice');
  await sees(owner, 'Invoice INV-001 created successfully!');
  await owner.getByRole('button', { name: 'More actions for INV-001' }).click();
  await owner.locator('.row-menu').getByRole('link', { name: title }).click();
  await sees(panel(owner), '2 things to review', numberSentence, nameSentence);
  const details = panel(owner).locator('details').first();
  expect(await details.evaluate((it) => (it as HTMLDetailsElement).open)).toBe(true);
  const edit = entry(owner, nameSentence).getByRole('link', { name: 'Edit this on the invoice' });
  const address = new URL(owner.url()).pathname;
  await edit.click();
  await expect.poll(() => isFocused(owner, 'Business name')).toBe(true);
  expect(owner.url()).not.toContain('#');

  await openScreen(owner, address);
  await press(owner, 'Mark paid');
  await openPanel(owner);
  await sees(panel(owner), 'Paid invoices can’t be edited.');
  expect(await panel(owner).getByRole('link', { name: 'Edit this on the invoice' }).count()).toBe(
    0,
  );

  const client = await openPage('desktop');
  await openScreen(client, address);
  await sees(client, 'Finch & Sons');
  expect(await client.getByText(title).count()).toBe(0);
  expect(await client.getByText('things to review').count()).toBe(0);
});

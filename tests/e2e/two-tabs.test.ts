import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { openScreen, press, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';

const formPath = '/us/create-invoice';
const failedRequest = [/Failed to load resource/];

/** Two tabs with one draft, typed in the first. */
async function openTwoTabs(one: Page): Promise<Page> {
  const other = await openTab(one);
  for (const tab of [one, other]) await openScreen(tab, formPath);
  await typeInvoice(one, plainInvoice);
  // Nothing was typed there, so it updates.
  await expect.poll(() => field(itemOf(other, 1), 'Price').inputValue()).toBe('100');
  await field(other, 'Client name').fill('Heron Ltd');
  // Input is stored with a short delay; until then no other tab can know of it.
  const drafts = () => other.evaluate(() => Object.values(localStorage).join());
  await expect.poll(drafts).toContain('Heron Ltd');
  return other;
}

const inAnotherTab = (page: Page) =>
  page.getByRole('dialog', { name: 'This invoice was changed in another tab' });
const meanwhile = (page: Page) => page.getByRole('dialog', { name: 'This invoice has changed' });
const choose = (dialog: ReturnType<typeof meanwhile>, name: string) =>
  dialog.getByRole('button', { name }).click();

journey('a guest who types in two tabs is asked which version to keep', async ({ openPage }) => {
  const one = await openPage('desktop');
  const other = await openTwoTabs(one);
  // The first tab's input was typed there, so it stays until the user decides.
  await expect.poll(() => field(one, 'Client name').inputValue()).toBe('Finch & Sons');
  await field(one, 'Client email').fill('ap@finch.example');
  await choose(inAnotherTab(one), 'Keep my version');
  await expect.poll(() => field(one, 'Client name').inputValue()).toBe('Finch & Sons');

  await field(other, 'Client address').fill('3 Low Street');
  await choose(inAnotherTab(other), 'Show the other version');
  await expect.poll(() => field(other, 'Client name').inputValue()).toBe('Finch & Sons');
  await reloadScreen(other);
  await sees(other, 'Your invoice data has been restored!');
  await expect.poll(() => field(other, 'Client name').inputValue()).toBe('Finch & Sons');
  await expect.poll(() => field(other, 'Client email').inputValue()).toBe('ap@finch.example');
});

journey('a draft that is saved in one tab is not lost in the other', async ({ openPage }) => {
  const one = await openPage('desktop', { expected: failedRequest });
  await signUpOnPage(one);
  const other = await openTwoTabs(one);
  await press(other, 'Save Invoice');
  await sees(other, 'Invoice INV-001 created successfully!');

  await meanwhile(one).getByRole('button', { name: 'Close' }).click();
  // Not decided yet: nothing is replaced without asking.
  await press(one, 'Save Invoice');
  await choose(meanwhile(one), 'Save my version');
  await sees(one, 'Invoice INV-001 updated successfully!');
  expect(await listedNumbers(one, 1)).toEqual(['INV-001']);
  await sees(one.getByRole('table'), 'Finch & Sons');
});

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { changeOnPhone } from '#tests/support/change-on-phone.ts';
import { screenSizes } from '#tests/support/launch-browser.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import {
  cutNetwork,
  offlineVisit,
  openOffline,
  readyOffline,
} from '#tests/support/offline-page.ts';
import { openScreen, press, sees } from '#tests/support/screen.ts';
import { enterOnPage } from '#tests/support/session-on-page.ts';
import { field, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';
import { waitingSaves } from '#tests/support/waiting-saves.ts';

const product = inject('product');
const formPath = '/us/create-invoice';

/** Signs in a new user whose form is available offline. */
async function enter(page: Page) {
  const member = await newMember(product);
  await enterOnPage(page, member);
  await openScreen(page, formPath);
  await readyOffline(page);
  return member;
}

journey('a save made offline is sent once, even when its tab was closed', async ({ openPage }) => {
  const page = await openPage('desktop', offlineVisit);
  await enter(page);
  await typeInvoice(page, plainInvoice);
  await cutNetwork(page, true);
  // Code that is loaded on demand is available offline too.
  await page.getByText('Deposit or installments', { exact: true }).click();
  await press(page, '30% deposit, balance on the due date');
  await sees(page, '= $30.00');
  await press(page, 'Save Invoice');
  await choose(page, "See what's waiting", 'Waiting to sync: 1 invoice.');
  // Changing one's mind doesn't create a second one.
  await chooseWaiting(page, 'Finch & Sons', 'Open');
  await sees(page, 'Your invoice data has been restored!');
  await expect.poll(() => waitingSaves(page)).toEqual([]);
  // Playwright's browser treats a page opened offline as online until the next change.
  await page.context().setOffline(false);
  await cutNetwork(page, true);
  await field(page, 'Client name').fill('Finch & Daughters');
  await press(page, 'Save Invoice');
  await choose(page, 'New invoice', 'Waiting to sync: 1 invoice.');
  expect(await waitingSaves(page)).toEqual(['Finch & Daughters']);
  await page.close();

  const again = await openOffline(page.context(), formPath);
  await again.setViewportSize(screenSizes.phone.viewport);
  await sees(again, 'Waiting to sync: 1 invoice.');
  await expect.poll(() => field(again, 'Client name').inputValue()).toBe('');
  await again.close();

  const later = await page.context().newPage();
  await cutNetwork(later, false);
  await openScreen(later, '/us/invoices');
  await sees(later, 'Invoice saved to your account!');
  expect(await listedNumbers(later, 1)).toEqual(['INV-001']);
  await sees(later.getByRole('table'), 'Finch & Daughters');
  expect(await waitingSaves(later)).toEqual([]);
  await later.getByRole('link', { name: 'INV-001', exact: true }).click();
  await later.getByRole('heading', { name: 'Payment schedule' }).waitFor();
  await openScreen(later, formPath);
  await expect.poll(() => field(later, 'Client name').inputValue()).toBe('');
});

journey(
  'a saved invoice that has changed since is not replaced, and with a newer draft it waits for its owner',
  async ({ openPage }) => {
    const page = await openPage('desktop', {
      ...offlineVisit,
      expected: [/ERR_|Failed to load|503 \(/],
    });
    const member = await enter(page);
    await typeInvoice(page, plainInvoice);
    const tab = await openOffline(page.context(), formPath);
    await sees(tab, 'Your invoice data has been restored!');

    await page.route('**/create-invoice.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Save Invoice');
    await sees(page, 'Unable to create invoice. Please try again.');
    await page.close();

    await changeOnPhone(member.email);
    // The other tab has the same draft and doesn't know about any of this.
    await cutNetwork(tab, true);
    await field(tab, 'Client name').fill('Finch & Daughters');
    await press(tab, 'Save Invoice');
    await choose(tab, 'New invoice', 'Waiting to sync: 1 invoice.');
    await field(tab, 'Client name').fill('Heron');
    await tab.setViewportSize(screenSizes.phone.viewport);
    await cutNetwork(tab, false);
    await sees(tab, "We couldn't save invoice INV-001");
    await sees(tab, /It was edited in another tab or on another device/);
    await expect.poll(() => field(tab, 'Client name').inputValue()).toBe('Heron');
    // On every page, until its owner has decided.
    await openScreen(tab, '/us/invoices');
    await sees(tab, "We couldn't save 1 invoice");
    await tab.getByRole('button', { name: "See what's waiting" }).click();
    await sees(tab.getByRole('dialog'), /It was edited in another tab or on another device/);
    await chooseWaiting(tab, 'Finch & Daughters', 'Open');
    await sees(tab, 'Your invoice data has been restored!');
    await expect.poll(() => field(tab, 'Client name').inputValue()).toBe('Finch & Daughters');
    expect(await waitingSaves(tab)).toEqual([]);
    await press(tab, 'Save Invoice');
    const changed = tab.getByRole('dialog', { name: 'This invoice has changed' });
    await changed.getByRole('button', { name: 'Save my version' }).click();
    expect(await listedNumbers(tab, 1)).toEqual(['INV-001']);
    await tab.getByText('Finch & Daughters').filter({ visible: true }).first().waitFor();
    // The other one was there all along.
    await openScreen(tab, formPath);
    await expect.poll(() => field(tab, 'Client name').inputValue()).toBe('Heron');
  },
);

/** Answers the form's question after a pending save. */
async function choose(
  page: Page,
  answer: 'New invoice' | "See what's waiting" | null,
  ...said: string[]
) {
  const dialog = page.getByRole('alertdialog', { name: 'Saved on this device' });
  await sees(dialog, 'We’ll add the invoice to your account when you’re back online.', ...said);
  if (answer) await dialog.getByRole('button', { name: answer }).click();
  return dialog;
}

/** Opens or discards a pending invoice in the list of them. */
function chooseWaiting(page: Page, clientName: string, choice: 'Open' | 'Discard') {
  const list = page.getByRole('dialog', { name: 'On this device' });
  const row = list.getByRole('listitem').filter({ hasText: clientName });
  return row.getByRole('button', { name: choice }).click();
}

journey('a correction made offline keeps its reason and its number', async ({ openPage }) => {
  const page = await openPage('desktop', { ...offlineVisit, expected: [/ERR_|Failed to load/] });
  const id = await saveInvoice(await enter(page), { invoiceNumber: 'INV-001' });
  const path = `/view-invoice/${id}`;
  await openScreen(page, `${formPath}?edit=${id}`);
  await cutNetwork(page, true);
  await field(page, 'Invoice number').fill('INV-009');
  await press(page, 'Save Changes');
  await choose(page, 'New invoice');
  // Its client has seen it by now.
  expect((await fetch(`${product.origin}${path}/pdf`)).status).toBe(200);
  await cutNetwork(page, false);
  await sees(page, /its number and currency have to stay the same/);
  await openScreen(page, '/us/invoices');
  await sees(page, "We couldn't save 1 invoice");
  expect(await listedNumbers(page, 1)).toEqual(['INV-001']);

  await openScreen(page, `${formPath}?edit=${id}`);
  const reason = page.getByLabel('Reason for the correction (optional)');
  await reason.fill('A wrong address');
  await field(page, 'Notes').fill('Corrected');
  await cutNetwork(page, true);
  await press(page, 'Save Changes');
  await choose(page, 'New invoice');
  await cutNetwork(page, false);
  await sees(page, 'Invoice INV-001 updated successfully!');
  await openScreen(page, path);
  await sees(page, /Corrected on .+: A wrong address/);
});

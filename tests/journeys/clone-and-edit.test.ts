import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openTab } from '#tests/support/open-tab.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

const save = (page: Page, name = 'Save Invoice') => page.getByRole('button', { name }).click();

async function statusOf(member: Member, invoiceId: string, status: 'paid' | 'unpaid') {
  const fields = { intent: 'set-status', invoiceId, status };
  expect((await member.postForm('/us/invoices.data', fields)).status).toBe(200);
}

/** On a phone the message must leave the bar at the lower edge to be pressed. */
async function expectToastAbove(page: Page, button: Locator) {
  const boxOf = async (scope: Locator) => (await scope.boundingBox()) ?? { y: 0, height: 0 };
  const toast = page.locator('[data-sonner-toast]');
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(toast);
      return height > 0 && y + height < (await boxOf(button)).y;
    })
    .toBe(true);
}

journey(
  'what another tab changed in between is not lost, and neither is what was typed',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    const member = await signUpOnPage(page);
    const id = await saveInvoice(member, { invoiceNumber: 'INV-001' });
    const path = `/us/create-invoice?edit=${id}`;
    const other = await openTab(page);
    await openScreen(page, path);
    await openScreen(other, path);
    for (const [tab, notes] of [
      [page, 'Typed here'],
      [other, 'Typed there'],
    ] as const) {
      await field(tab, 'Notes').fill(notes);
    }
    await save(other, 'Save Changes');
    await sees(other, 'Invoice INV-001 updated successfully!');

    await save(page, 'Save Changes');
    const dialog = page.getByRole('dialog', { name: 'This invoice was changed meanwhile' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Typed here');
    await reloadScreen(page);
    await dialog.getByRole('button', { name: 'Show the newer version' }).click();
    await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Typed there');

    await field(page, 'Notes').fill('Mine');
    await statusOf(member, id, 'paid');
    await statusOf(member, id, 'unpaid');
    await save(page, 'Save Changes');
    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await sees(page, 'Invoice INV-001 updated successfully!');
  },
);

journey('a paid invoice is cloned instead, before and while it is edited', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  const member = await signUpOnPage(page);
  const id = await saveInvoice(member, { invoiceNumber: 'INV-001' });
  const path = `/us/create-invoice?edit=${id}`;
  await openScreen(page, path);
  await field(page, 'Client name').fill('Too Late');
  await statusOf(member, id, 'paid');
  await save(page, 'Save Changes');
  await sees(page, 'It was marked as paid after you had opened it');
  await reloadScreen(page);
  await page.getByRole('heading', { name: 'Invoice INV-001 is paid' }).waitFor();
  await page.getByRole('link', { name: 'Clone invoice' }).click();
  await sees(page, "Invoice cloned. You're editing a new draft.");
  await expectToastAbove(page, page.getByRole('button', { name: 'Save Invoice' }));
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
});

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { emptyItem } from '#app/domain/invoices/draft.ts';
import { ahead } from '#tests/support/ahead.ts';
import { changeOnPhone } from '#tests/support/change-on-phone.ts';
import { walk } from '#tests/support/journey.ts';
import { listedNumbers } from '#tests/support/listed-numbers.ts';
import { newMember } from '#tests/support/member.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, readTerms, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf } from '#tests/support/type-invoice.ts';
import { type Member, newVisitor, saveInvoice, saveOf } from '#tests/support/visitor.ts';

const line = {
  ...emptyItem('us', 'item-1'),
  description: 'Planning',
  quantity: '0.5',
  taxRateTouched: true,
};
// 0.5 x 33.33 = 16.67, less 12.5% = 2.08; 9.975% of 14.58625 = 1.45; total 16.04.
const saved = {
  invoiceNumber: 'INV-007',
  items: [{ ...line, unitPrice: '33.33', taxRate: '9.975' }],
  currency: 'EUR',
  discount: '12.5',
  showDiscount: true,
  shippingPostalCode: '04101',
  acceptCardPayments: true,
  stripePaymentLink: 'https://buy.stripe.com/test_abc',
} as const;
const figures = { Subtotal: '€16.67 EUR', Total: '€16.04 EUR' };

const save = (page: Page, name = 'Save Invoice') => page.getByRole('button', { name }).click();

walk('a clone has the exact figures, and is saved as a new invoice', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  const id = await saveInvoice(member, { ...saved, items: [...saved.items] });

  // The new invoice stays on this device: it is neither shown nor lost.
  await openScreen(page, '/us/create-invoice');
  await field(page, 'Client name').fill('Waiting Wagtail');

  // Opened under another country, it redirects to its own.
  await openScreen(page, `/uk/create-invoice?clone=${id}`);
  expect(new URL(page.url()).pathname).toBe('/us/create-invoice');
  await sees(page, "Invoice cloned. You're editing a new draft.");
  await sees(page, 'This is a copy of invoice');
  const original = page.getByRole('link', { name: 'INV-007' });
  expect(await original.getAttribute('href')).toBe('/us/invoices');
  expect(await field(page, 'Invoice number').inputValue()).toBe('INV-008');
  const date = await field(page, 'Invoice date').inputValue();
  expect(await field(page, 'Due date').inputValue()).toBe(addDays(date, 30));
  expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');
  expect(await field(page, 'Stripe payment link').inputValue()).toBe(saved.stripePaymentLink);
  expect(await readTerms(page)).toMatchObject(figures);

  await field(page, 'Client name').fill('Heron Ltd');
  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!');
  expect(await field(page, 'Client name').inputValue()).toBe('Heron Ltd');
  await save(page);
  await sees(page, 'Invoice INV-008 created successfully!');
  expect(await listedNumbers(page, 2)).toEqual(['INV-008', 'INV-007']);

  await openScreen(page, '/us/create-invoice');
  await sees(page, 'Your invoice data has been restored!');
  expect(await field(page, 'Client name').inputValue()).toBe('Waiting Wagtail');
});

walk('an edit is saved in place, and the PDF follows', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  const member = await signUpOnPage(page);
  const id = await saveInvoice(member, { ...saved, items: [...saved.items] });
  await saveInvoice(member, { invoiceNumber: 'INV-002' });

  await openScreen(page, `/us/create-invoice?edit=${id}`);
  await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
  expect(await readTerms(page)).toMatchObject(figures);
  await field(page, 'Invoice number').fill('INV-002');
  await field(itemOf(page, 1), 'Quantity').fill('1');
  await save(page, 'Save Changes');
  await sees(page, 'Invoice number INV-002 already exists. Please use a different number.');
  await field(page, 'Invoice number').fill('INV-020');
  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!');
  // The URL has the parameter for only half a second.
  const arrival = ahead(page.waitForURL(`**/us/invoices?highlight=${id}`));
  await save(page, 'Save Changes');
  await arrival;
  await sees(page, 'Invoice INV-020 updated successfully!');
  expect(await listedNumbers(page, 2)).toEqual(['INV-002', 'INV-020']);
  const pdf = await member.get(`/view-invoice/${id}/pdf`);
  const { text } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(text).toContain('INV-020');
  expect(text).toContain('€33.33 EUR');

  // Cancel discards the input.
  await openScreen(page, `/us/create-invoice?edit=${id}`);
  await field(page, 'Client name').fill('Never Mind');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(/invoices/);
  await openScreen(page, `/us/create-invoice?edit=${id}`);
  expect(await field(page, 'Client name').inputValue()).toBe('Finch & Sons');
});

walk('saving another country’s invoice leads to the user’s own list', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  await member.postJson('/uk/create-invoice.data', saveOf());
  await openScreen(page, '/us/invoices');
  await page.getByRole('link', { name: 'INV-001', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL(/\/uk\/create-invoice\?edit=/);
  expect(await page.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/us');
  await save(page, 'Save Changes');
  await sees(page, 'Invoice INV-001 updated successfully!');
  await page.waitForURL(/\/us\/invoices/);
});

walk(
  'a possible typo in the number is questioned, and the question disappears once it is fixed',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    await saveInvoice(member, { invoiceNumber: 'INV-001' });
    const typo = await saveInvoice(member, { invoiceNumber: 'INV-9999' });
    await openScreen(page, '/us/create-invoice');
    const number = field(page, 'Invoice number');
    expect(await number.inputValue()).toBe('INV-002');
    await sees(page, 'Continue numbering with INV-10000 or INV-002?');
    await page.getByRole('button', { name: 'INV-10000' }).click();
    expect(await number.inputValue()).toBe('INV-10000');
    await page.getByRole('button', { name: 'INV-002' }).click();
    expect(await number.inputValue()).toBe('INV-002');

    await openScreen(page, `/us/create-invoice?edit=${typo}`);
    await number.fill('INV-002');
    await save(page, 'Save Changes');
    await sees(page, 'Invoice INV-002 updated successfully!');
    await openScreen(page, '/us/create-invoice');
    expect(await number.inputValue()).toBe('INV-003');
    expect(await page.getByText('Continue numbering').count()).toBe(0);
  },
);

walk(
  'another user’s invoice is as unknown as a missing one, and a guest signs in first',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const owner = await newMember(inject('product'));
    const id = await saveInvoice(owner, { invoiceNumber: 'SECRET-1', clientName: 'Hidden Heron' });

    for (const kind of ['clone', 'edit']) {
      const path = `/us/create-invoice?${kind}=${id}`;
      const asked = await newVisitor(inject('product').origin).get(path);
      expect(asked.headers.get('Location')).toBe(`/us/auth?redirectTo=${encodeURIComponent(path)}`);
    }
    const stranger = await signUpOnPage(page);
    await openScreen(page, `/us/create-invoice?clone=${id}`);
    await sees(page, 'Failed to clone invoice: Invoice not found');
    await page.waitForURL(/\/us\/invoices$/);
    for (const kind of ['clone', 'edit']) {
      const answer = await stranger.get(`/us/create-invoice.data?${kind}=${id}`);
      expect(await answer.text()).not.toContain('Hidden Heron');
    }
  },
);

async function setStatus(member: Member, invoiceId: string, status: 'paid' | 'unpaid') {
  const fields = { intent: 'set-status', invoiceId, status };
  expect((await member.postForm('/us/invoices.data', fields)).status).toBe(200);
}

walk(
  'changes made elsewhere in between are not lost, and neither is input',
  async ({ openPage }) => {
    const page = await openPage('desktop', { expected: [/Failed to load resource/] });
    const member = await signUpOnPage(page);
    const id = await saveInvoice(member, { invoiceNumber: 'INV-001' });
    await openScreen(page, `/us/create-invoice?edit=${id}`);
    await field(page, 'Notes').fill('Typed here');
    await changeOnPhone(member.email);

    await save(page, 'Save Changes');
    const dialog = page.getByRole('dialog', { name: 'This invoice has changed' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Typed here');
    await reloadScreen(page);
    await dialog.getByRole('button', { name: 'Show the newer version' }).click();
    await expect.poll(() => field(page, 'Notes').inputValue()).toBe('From the phone');

    await field(page, 'Notes').fill('Mine');
    await setStatus(member, id, 'paid');
    await setStatus(member, id, 'unpaid');
    await save(page, 'Save Changes');
    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await sees(page, 'Invoice INV-001 updated successfully!');
  },
);

walk('a paid invoice is cloned instead, before and while it is edited', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  const member = await signUpOnPage(page);
  const id = await saveInvoice(member, { invoiceNumber: 'INV-001' });
  await openScreen(page, `/us/create-invoice?edit=${id}`);
  await field(page, 'Client name').fill('Too Late');
  await setStatus(member, id, 'paid');
  await save(page, 'Save Changes');
  await sees(page, 'It was marked as paid after you opened it');
  await reloadScreen(page);
  await page.getByRole('heading', { name: 'Invoice INV-001 is paid' }).waitFor();
  await page.getByRole('link', { name: 'Clone invoice' }).click();
  await sees(page, "Invoice cloned. You're editing a new draft.");
  await expect.poll(() => field(page, 'Client name').inputValue()).toBe('Finch & Sons');
});

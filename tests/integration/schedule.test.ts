import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, addMonths } from '#app/domain/dates.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import { walk } from '#tests/support/journey.ts';
import { openWithDraft } from '#tests/support/open-with-draft.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openScreen, reloadScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field, itemOf, plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const formPath = '/us/create-invoice';

const stepOf = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Installment ${number}`, exact: true });
const amountOf = (page: Page, number: number) =>
  stepOf(page, number).getByLabel('Amount or percentage');
const dueOf = (page: Page, number: number) => field(stepOf(page, number), 'Due');
const restOf = (page: Page, number: number) => field(stepOf(page, number), 'Remainder');
const save = (page: Page, name = 'Save Invoice') => page.getByRole('button', { name }).click();

async function begin(page: Page, choice: string): Promise<void> {
  await page.getByText('Deposit or installments', { exact: true }).click();
  await page.getByRole('button', { name: choice }).click();
  await stepOf(page, 1).waitFor();
}

walk(
  'an invoice is created with a deposit of 30%: form, sheet, PDF and pay page match',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const member = await signUpOnPage(page);
    await openScreen(page, formPath);
    await typeInvoice(page, plainInvoice);
    await begin(page, '30% deposit, balance on the due date');
    await sees(page, '= $30.00');
    expect(await restOf(page, 2).inputValue()).toBe('$70.00');
    expect(await dueOf(page, 1).inputValue()).toBe(await field(page, 'Invoice date').inputValue());

    // The partial amount follows the total, the last date the due date.
    await field(itemOf(page, 1), 'Price').fill('250');
    await sees(page, '= $75.00');
    const due = addDays(await field(page, 'Invoice date').inputValue(), 45);
    await field(page, 'Due date').fill(due);
    expect(await dueOf(page, 2).inputValue()).toBe(due);

    await amountOf(page, 1).fill('300');
    await save(page);
    await sees(page, 'Please correct 1 highlighted field(s)');
    await sees(stepOf(page, 2), /leave something for the last one\.$/);
    await amountOf(page, 1).fill('30 %');
    await dueOf(page, 1).fill('2020-01-01');
    await amountOf(page, 1).focus();
    await sees(stepOf(page, 1), 'An installment is due before the invoice date.');
    expect(await field(stepOf(page, 1), 'Name').inputValue()).toBe('Deposit');
    await dueOf(page, 1).fill(await field(page, 'Invoice date').inputValue());

    await reloadScreen(page);
    await sees(page, 'Your invoice data has been restored!', '= $75.00');
    expect(await restOf(page, 2).inputValue()).toBe('$175.00');
    await save(page);
    await sees(page, 'Invoice INV-001 created successfully!');

    const address = await page
      .getByRole('link', { name: 'INV-001', exact: true })
      .getAttribute('href');
    const id = address?.split('/').at(-1) ?? '';
    const client = await openPage('phone');
    await openScreen(client, `/view-invoice/${id}`);
    await sees(client, 'Payment schedule', 'Deposit', `due ${formatDate(due, 'us')}, unpaid`);
    await client.getByRole('link', { name: 'Pay $75.00' }).first().click();
    await sees(client, 'Pay the full $250.00 instead');
    await client.getByRole('list', { name: 'Payment schedule' }).waitFor();

    const pdf = await member.get(`/view-invoice/${id}/pdf`);
    const { text } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `Balance due ${formatDate(due, 'us')}, unpaid $175.00`,
    );
  },
);

walk('three instalments move the due date, and can become four', async ({ openPage }) => {
  const page = await openPage('desktop');
  await openScreen(page, formPath);
  await typeInvoice(page, { items: [{ Description: 'Work', Price: '1000' }] });
  await begin(page, 'Three monthly installments');
  const first = await field(page, 'Invoice date').inputValue();
  expect(await field(page, 'Due date').inputValue()).toBe(addMonths(first, 2));
  await sees(page, /^The invoice is now due on .*, the same day as its last installment$/);
  expect(await dueOf(page, 2).inputValue()).toBe(addMonths(first, 1));
  expect(await restOf(page, 3).inputValue()).toBe('$333.34');
  await page.getByRole('button', { name: 'Add installment' }).click();
  await amountOf(page, 3).fill('100');
  expect(await restOf(page, 4).inputValue()).toBe('$233.34');
  await page.getByRole('button', { name: 'Remove installment 2' }).click();
  expect(await restOf(page, 3).inputValue()).toBe('$566.67');
  expect(await amountOf(page, 2).inputValue()).toBe('100');
  await page.getByRole('button', { name: 'Remove schedule' }).click();
  await page.getByRole('button', { name: '50% now, 50% on the due date' }).waitFor();
});

walk('the steps of a saved invoice are edited in its form', async ({ openPage }) => {
  const page = await openPage('desktop');
  const member = await signUpOnPage(page);
  const schedule = [
    { label: 'Deposit', amount: '50%', due: 'invoiceDate' },
    { label: 'Balance', amount: '', due: 'dueDate' },
  ];
  const id = await saveInvoice(member, { invoiceNumber: 'INV-007', schedule });
  await openScreen(page, `${formPath}?edit=${id}`);
  await sees(page, '= $50.00');
  await field(page, 'Client name').fill('Heron Ltd');
  await reloadScreen(page);
  await sees(page, 'Your invoice data has been restored!', '= $50.00');
  await field(itemOf(page, 1), 'Price').fill('300');
  await sees(page, '= $150.00');
  await save(page, 'Save Changes');
  await sees(page, 'Invoice INV-007 updated successfully!');

  await openScreen(page, `${formPath}?clone=${id}`);
  await sees(page, '= $150.00');
  expect(await dueOf(page, 1).inputValue()).toBe(await field(page, 'Invoice date').inputValue());
});

walk(
  'a guest’s draft of the earlier format opens without a schedule, and accepts one',
  async ({ openPage }) => {
    const page = await openPage('phone');
    const item = {
      id: 'item-1',
      description: 'Work',
      quantity: '1',
      price: '80',
      taxRate: '0',
    };
    await openWithDraft(page, JSON.stringify({ clientName: 'Finch & Sons', items: [item] }));
    await sees(page, 'Your invoice data has been restored!');
    await begin(page, '50% now, 50% on the due date');
    await sees(page, '= $40.00');
    await reloadScreen(page);
    await sees(page, '= $40.00');
  },
);

import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { walk } from '#tests/support/journey.ts';
import { expectListed } from '#tests/support/list-on-page.ts';
import { pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const today = dayInTimeZone(Date.now(), null);
const inDays = (days: number) => addDays(today, days);

/** Returns the cell of a table in the row and the column with these headers. */
async function cellOf(table: Locator, row: string, column: string): Promise<Locator> {
  const columns = await table.getByRole('columnheader').allInnerTexts();
  const cells = table.getByRole('row').filter({ has: table.getByRole('rowheader', { name: row }) });
  return cells.getByRole('cell').nth(columns.indexOf(column) - 1);
}

walk(
  'the overview shows what is owed, late and paid, and each figure links to its list',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpOnPage(page);
    await openScreen(page, '/us/overview');
    await sees(page, 'Save your first invoice to see what’s outstanding and what’s been paid.');

    await saveInvoice(member, { invoiceNumber: 'S-1', dueDate: '2099-01-31' });
    const row = { client_name: 'Finch & Sons', total: 10_000, invoice_date: inDays(-120) };
    const filled = await fillList(inject('product').libsqlUrl, member, [
      { ...row, invoice_number: 'A-1', due_date: inDays(-10) },
      { ...row, invoice_number: 'A-2', due_date: inDays(-45), total: 25_000 },
      { ...row, invoice_number: 'A-3', due_date: inDays(-100), currency: 'EUR' },
      { ...row, invoice_number: 'A-4', due_date: inDays(20), client_name: 'Wren Ltd' },
      { ...row, invoice_number: 'A-5', due_date: inDays(-20), total: 7000, archived: 1 },
      { ...row, invoice_number: 'A-6', due_date: inDays(-20), status: 'void' },
      { ...row, invoice_number: 'A-7', due_date: inDays(60), currency: 'GBP', archived: 1 },
      { ...row, invoice_number: 'P-2', due_date: inDays(60), currency: 'EUR' },
    ]);
    await saveInvoice(member, { kind: 'estimate', invoiceNumber: 'E-1', dueDate: '2099-01-31' });
    const id = await saveInvoice(member, { invoiceNumber: 'P-1', dueDate: '2099-01-31' });
    for (const each of [id, filled.at(-1)]) {
      await openScreen(page, `/view-invoice/${each}`);
      await pressAction(page, 'Mark paid');
      await sees(page, 'Invoice marked as paid!');
    }

    const reopen = () => openScreen(page, '/us/overview');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();

    const outstanding = page.getByRole('region', { name: 'Outstanding' });
    const cell = (currency: string, column: string) =>
      cellOf(outstanding.getByRole('table'), currency, column);
    await (await cell('USD', '31–60 days late')).getByRole('link', { name: '$250.00' }).click();
    await expectListed(page, 'A-2');
    await reopen();
    const late = await cell('USD', '1–30 days late');
    await sees(late, '$170.00', '1 invoice');
    await late.getByRole('link', { name: '1 archived' }).click();
    await expectListed(page, 'A-5');
    await reopen();
    await (await cell('GBP', 'Total')).getByRole('link', { name: '£100.00 GBP' }).click();
    await expectListed(page, 'A-7');
    await reopen();
    await (await cell('USD', 'Due within 30 days')).getByRole('link', { name: '$100.00' }).click();
    await expectListed(page, 'A-4');
    await reopen();
    await page
      .getByRole('region', { name: 'Who owes you the most' })
      .getByRole('link', { name: '€100.00 EUR' })
      .click();
    await expectListed(page, 'A-3');
    await reopen();
    await page.getByRole('region', { name: 'Open estimates' }).getByRole('link').click();
    await expectListed(page, 'E-1');

    await reopen();
    const received = page.getByRole('region', { name: 'Payments received' });
    await received.getByText('Show as table').last().click();
    await received.getByRole('row').last().getByRole('link').click();
    await received.getByRole('link', { name: 'P-2' }).waitFor();
    expect(await received.getByRole('link', { name: 'P-1' }).count()).toBe(0);
    await received.getByText('Show as table').first().click();
    await received.getByRole('table').first().getByRole('link').last().click();
    await received.getByRole('link', { name: 'P-1' }).waitFor();
    expect(await received.getByRole('link', { name: 'P-2' }).count()).toBe(0);
    await page
      .getByRole('region', { name: 'Average time to payment' })
      .getByRole('link', { name: /^\d+ days$/ })
      .click();
    const averaged = received.getByRole('region', { name: 'Payments included in the average' });
    await sees(averaged, 'P-1', 'P-2', '120');
    await received.getByRole('link', { name: 'Hide' }).click();
    await expect.poll(() => received.getByRole('link', { name: 'P-1' }).count()).toBe(0);
  },
);

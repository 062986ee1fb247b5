import { expect, inject } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { fillList } from '#tests/support/fill-list.ts';
import { walk } from '#tests/support/journey.ts';
import { expectListed } from '#tests/support/list-on-page.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const today = dayInTimeZone(Date.now(), null);
const inDays = (days: number) => addDays(today, days);

walk(
  'the overview shows what is owed, late and paid, and each figure links to its list',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    const member = await signUpOnPage(page);
    await openScreen(page, '/us/overview');
    await sees(page, 'Here you see what is owed and paid once you have saved your first invoice.');

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
      await page.getByRole('button', { name: 'Mark paid' }).click();
      await page.getByRole('button', { name: 'Mark unpaid' }).waitFor();
    }

    const reopen = () => openScreen(page, '/us/overview');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();

    const overdue = page.getByRole('region', { name: 'Overdue, by age' });
    await overdue.getByRole('link', { name: '$250.00' }).click();
    await expectListed(page, 'A-2');
    await reopen();
    await sees(overdue, '$170.00', '1 invoice');
    await overdue.getByRole('link', { name: '1 in the archive' }).click();
    await expectListed(page, 'A-5');
    await reopen();
    const outstanding = page.getByRole('region', { name: 'Outstanding' });
    await outstanding.getByRole('link', { name: '£100.00 GBP' }).click();
    await expectListed(page, 'A-7');
    await reopen();
    const soon = page.getByRole('region', { name: 'Due in the next 30 days' });
    await soon.getByRole('link', { name: '$100.00' }).click();
    await expectListed(page, 'A-4');
    await reopen();
    await page
      .getByRole('region', { name: 'Who owes most' })
      .getByRole('link', { name: '€100.00 EUR' })
      .click();
    await expectListed(page, 'A-3');
    await reopen();
    await page.getByRole('region', { name: 'Open estimates' }).getByRole('link').click();
    await expectListed(page, 'E-1');

    await reopen();
    const received = page.getByRole('region', { name: 'Payments received' });
    await received.getByText('As a table').last().click();
    await received.getByRole('row').last().getByRole('link').click();
    await received.getByRole('link', { name: 'P-2' }).waitFor();
    expect(await received.getByRole('link', { name: 'P-1' }).count()).toBe(0);
    await received.getByText('As a table').first().click();
    await received.getByRole('table').first().getByRole('link').last().click();
    await received.getByRole('link', { name: 'P-1' }).waitFor();
    expect(await received.getByRole('link', { name: 'P-2' }).count()).toBe(0);
    await page
      .getByRole('region', { name: 'Average days to payment' })
      .getByRole('link', { name: /days, over 2 payments$/ })
      .click();
    const averaged = received.getByRole('region', { name: 'Payments that the average counts' });
    await sees(averaged, 'P-1', 'P-2', '120');
    await received.getByRole('link', { name: 'Hide' }).click();
    await expect.poll(() => received.getByRole('link', { name: 'P-1' }).count()).toBe(0);
  },
);

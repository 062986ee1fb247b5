import { inject } from 'vitest';
import { addMonths } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { openDatabase } from '#db/client.server.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

journey('an invoice repeats every month, is changed, skipped and ended', async ({ openPage }) => {
  const seller = await openPage('phone');
  const member = await signUpOnPage(seller);
  await openDatabase({ url: inject('product').libsqlUrl }).$client.execute({
    sql: "UPDATE users SET time_zone = 'UTC' WHERE email = ?",
    args: [member.email],
  });
  // Not the last day of a month, on which the dialog would propose the last day of each month.
  const started = `${dayInTimeZone(Date.now(), null).slice(0, 7)}-01`;
  const id = await saveInvoice(member, {
    invoiceNumber: 'INV-001',
    invoiceDate: started,
    dueDate: addMonths(started, 1),
  });

  await openScreen(seller, `/view-invoice/${id}`);
  await pressAction(seller, 'Repeat');
  const dialog = seller.getByRole('dialog', { name: 'Repeat invoice INV-001' });
  await dialog.getByText('Payment terms, line items and notes').click();
  await dialog.getByLabel('Line item 1').fill('Care in {month+1}');
  const first = addMonths(started, 1);
  const month = (day: string) =>
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(day));
  await sees(dialog, `On ${formatDay(first)}: Care in ${month(addMonths(first, 1))}`);
  await expectNoBarrierHere(seller, 'repeat');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await sees(seller, `Saved. The next invoice will be created on ${formatDay(first)}.`);
  await seller.getByRole('heading', { name: 'Recurring Invoices' }).waitFor();
  await sees(seller, '$100.00 every month', `Next on ${formatDay(first)} · Saved for you to send`);
  await seller.getByText('Next 12 months: 12 invoices, $1,200.00').click();
  await sees(seller, `${formatDay(first)} · $100.00`);
  await expectNoBarrierHere(seller, 'recurring');

  await openScreen(seller, '/us/recurring');
  await seller.getByRole('button', { name: /^Edit/ }).click();
  const change = seller.getByRole('dialog', { name: /^Edit recurring invoice for/ });
  await change.getByLabel('Price').fill('250');
  await change.getByLabel('Next invoice').fill(addMonths(started, 2));
  await change.getByRole('button', { name: 'Save' }).click();
  await sees(seller, 'Recurring invoice updated.', '$250.00 every month');
  await seller.getByRole('button', { name: /^Skip next/ }).click();
  await sees(
    seller,
    'Invoice skipped.',
    `Next on ${formatDay(addMonths(started, 3))} · Saved for you to send`,
  );
  await seller.getByRole('button', { name: /^End/ }).click();
  await seller.getByRole('button', { name: 'End', exact: true }).click();
  await sees(seller, 'Recurring invoice ended.', 'No more invoices · Saved for you to send');
});

import { expect, inject } from 'vitest';
import { addMonths } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { openDatabase } from '#db/client.server.ts';
import { expectNoBarrierHere } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { pressAction } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

const { origin, fakesOrigin, libsqlUrl } = inject('product');
const runAt = (cron: string) =>
  fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`);

journey(
  'an invoice repeats every month, waits for the plan’s limit, is announced, paused, skipped and ended',
  async ({ openPage }) => {
    const seller = await openPage('phone');
    const member = await signUpOnPage(seller);
    const run = (sql: string, args: (string | number)[]) =>
      openDatabase({ url: libsqlUrl }).$client.execute({ sql, args });
    await run("UPDATE users SET email_verified_at = 1, time_zone = 'UTC' WHERE email = ?", [
      member.email,
    ]);
    const today = dayInTimeZone(Date.now(), null);
    const id = await saveInvoice(member, {
      invoiceNumber: 'INV-001',
      invoiceDate: today,
      dueDate: addMonths(today, 1),
    });

    await openScreen(seller, `/view-invoice/${id}`);
    await pressAction(seller, 'Repeat');
    const dialog = seller.getByRole('dialog', { name: 'Repeat invoice INV-001' });
    await dialog.getByText('Payment terms, line items and notes').click();
    await dialog.getByLabel('Line item 1').fill('Care in {month+1}');
    const first = addMonths(today, 1);
    const month = (day: string) =>
      new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(day));
    await sees(
      dialog,
      `On ${formatDay(first)}: Care in ${month(`${addMonths(`${first.slice(0, 7)}-01`, 1)}`)}`,
    );
    await expectNoBarrierHere(seller, 'repeat');
    await dialog.getByLabel('Repeat every').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await sees(dialog, 'Enter a whole number from 1 to 366');
    await dialog.getByLabel('Repeat every').fill('1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await sees(seller, `Saved. The next invoice will be created on ${formatDay(first)}.`);
    await seller.getByRole('heading', { name: 'Recurring Invoices' }).waitFor();
    await sees(
      seller,
      '$100.00 every month',
      `Next on ${formatDay(first)} · Saved for you to send`,
    );
    await seller.getByText('Next 12 months: 12 invoices, $1,200.00').click();
    await sees(seller, `${formatDay(first)} · $100.00`);
    await expectNoBarrierHere(seller, 'recurring');

    // Ten months passed without the schedule, and the free plan has two invoices left.
    await run(
      'UPDATE series SET anchor = ?, next_run_at = 0 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      [addMonths(today, -10), member.email],
    );
    expect((await runAt('* * * * *')).status).toBe(200);
    await sees(seller, 'Paused: three invoices on hold');
    await sees(
      seller,
      'You’ve reached your plan’s invoice limit. We’ll create the invoice as soon as your plan allows it.',
    );
    await runAt('17 * * * *');
    const letter = await waitForEmail(fakesOrigin, member.email, /wasn’t created/);
    expect(letter.text).toContain(
      'Three invoices are on hold, so we’ve paused this recurring invoice until you resume it.',
    );

    await openScreen(seller, '/us/recurring');
    await seller.getByRole('button', { name: /^Edit/ }).click();
    const change = seller.getByRole('dialog', { name: /^Edit recurring invoice for/ });
    await change.getByLabel('Price').fill('250');
    await change.getByLabel('Next invoice').fill(addMonths(today, 2));
    await change.getByRole('button', { name: 'Save' }).click();
    await sees(seller, 'Recurring invoice updated.', '$250.00 every month');
    await seller.getByRole('button', { name: /^Skip next/ }).click();
    await sees(
      seller,
      'Invoice skipped.',
      `Next on ${formatDay(addMonths(today, 3))} · Saved for you to send`,
    );
    await seller.getByRole('button', { name: /^End/ }).click();
    await seller.getByRole('button', { name: 'End', exact: true }).click();
    await sees(seller, 'Recurring invoice ended.', 'No more invoices · Saved for you to send');
  },
);

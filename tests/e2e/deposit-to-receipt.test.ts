import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { waitForEmail } from '#tests/support/emailed-link.ts';
import { ownersDetails } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// One invoice from connecting the account to the final receipt, as seller and client see it.

const { origin, fakesOrigin, libsqlUrl } = inject('product');
const dayMs = 86_400_000;
const everyMinute = `${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('* * * * *')}`;

async function payByCard(client: Page, amount: string): Promise<void> {
  await client.getByRole('button', { name: `Pay ${amount} by card` }).click();
  await client.waitForURL(`${fakesOrigin}/checkout/pay/**`);
  await client.getByLabel('Card number').fill('4242 4242 4242 4242');
  await client.getByRole('button', { name: `Pay ${amount}` }).click();
  await client.waitForURL(`${origin}/invoice/**`);
}

/** The link in an email, at the product under test. */
const linkIn = (text: string) =>
  /\S+\/view-invoice\/\S+/.exec(text)?.[0].replace(/^.*?\/view/, `${origin}/view`) ?? '';

journey(
  'a deposit is paid by card from an email, the rest from a reminder nine days after the due date',
  async ({ openPage }) => {
    const seller = await openPage('desktop');
    const member = await signUpOnPage(seller);
    const db = openDatabase({ url: libsqlUrl });
    const run = (sql: string, args: (string | number)[]) => db.$client.execute({ sql, args });
    const confirm =
      "UPDATE users SET email_verified_at = 1, created_at = 1, time_zone = 'UTC' WHERE email = ?";
    await run(confirm, [member.email]);
    const now = Date.now();
    const clientEmail = `${crypto.randomUUID()}@client.example`;
    const dueDate = dayInTimeZone(now - 10 * dayMs, null);
    const invoiceDate = dayInTimeZone(now - 40 * dayMs, null);
    const id = await saveInvoice(member, {
      invoiceNumber: 'STEP-1',
      clientEmail,
      dueDate,
      invoiceDate,
    });
    // As if the client had viewed it weeks ago: reminders never go out on the day of issue.
    const { rows } = await run('SELECT updated_at FROM invoices WHERE id = ?', [id]);
    await issueServed(db, {
      invoiceId: id,
      version: Number(rows[0]?.updated_at),
      now: now - 39 * dayMs,
    });

    const scheduled = await member.postJson('/us/invoices.data', {
      intent: 'set-schedule',
      invoiceId: id,
      country: 'us',
      currency: 'USD',
      totalMinor: 10_000,
      invoiceDate,
      steps: [
        { label: 'Deposit', amount: 3_000, due: invoiceDate, share: '30%' },
        { label: 'Rest', amount: 7_000, due: dueDate },
      ],
    });
    expect(scheduled.status).toBe(200);

    await openScreen(seller, '/us/settings');
    await seller.getByRole('button', { name: 'Connect Stripe', exact: true }).click();
    await seller.waitForURL(`${fakesOrigin}/connect/setup/**`);
    await seller.getByRole('button', { name: 'Finish', exact: true }).click();
    await sees(seller, 'Stripe is connected. Clients can pay your invoices by card.');

    await openScreen(seller, `/view-invoice/${id}`);
    await seller.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = seller.getByRole('dialog', { name: 'Send invoice STEP-1' });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await sees(seller, 'Email sent.');

    const email = await waitForEmail(fakesOrigin, clientEmail, /^Invoice STEP-1 from /);
    expect(email.text).toContain('$30.00');
    const client = await openPage('phone');
    await openScreen(client, linkIn(email.text));
    await client.getByRole('link', { name: 'Pay $30.00' }).first().click();
    await payByCard(client, '$30.00');
    await client.getByRole('button', { name: 'Pay $70.00 by card' }).waitFor();
    // No more payments are pending: the page says so and stops polling.
    expect(await client.getByText('We’re confirming your payment.').count()).toBe(0);
    let asked = 0;
    client.on('request', (request) => {
      if (request.url().includes('.data')) asked += 1;
    });
    await client.waitForTimeout(3_500);
    expect(asked).toBe(0);
    // The seller's page was left open.
    await sees(seller.getByRole('region', { name: 'Payments' }), '$30.00');

    const own = 'SELECT id, ?, 0, 0 FROM users WHERE email = ?';
    await run(`INSERT INTO reminder_settings (user_id, plan, since, next_run_at) ${own}`, [
      'gentle',
      member.email,
    ]);
    const step = "SELECT id, 'gentle', 9, 0, '{}' FROM users WHERE email = ?";
    await run(`INSERT INTO reminder_steps (user_id, plan, days, since, words) ${step}`, [
      member.email,
    ]);
    for (const _ of [1, 2]) expect((await fetch(everyMinute)).ok).toBe(true);
    const reminder = await waitForEmail(fakesOrigin, clientEmail, /^Reminder: invoice STEP-1 /);
    expect(reminder.text).toContain('$70.00');
    // The open page shows it, and it was sent only once.
    await sees(ownersDetails(seller), new RegExp(`^Reminder sent to ${clientEmail} on `));
    const reminders = "SELECT state FROM emails WHERE invoice_id = ? AND kind = 'reminder'";
    expect((await run(reminders, [id])).rows.map(({ state }) => state)).toEqual(['sent']);
    await openScreen(client, linkIn(reminder.text));
    await client.getByRole('link', { name: /^Pay / }).first().click();
    await payByCard(client, '$70.00');
    await sees(client, 'Invoice Paid');
    await sees(seller.getByRole('region', { name: 'Payments' }), '$70.00');

    const receipt = client.getByRole('link', { name: 'STEP-1-R2' });
    const file = await client.request.get(
      new URL((await receipt.getAttribute('href')) ?? '', origin).href,
    );
    expect(file.headers()['content-type']).toBe('application/pdf');
  },
);

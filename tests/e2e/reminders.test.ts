import { expect, inject } from 'vitest';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { issueServed } from '#app/features/history/queries/issue-version.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import { letterTo } from '#tests/support/mailed-link.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// In workerd: the clock finds a reminder that is due, the queue brings it out, the client pays from it.

const { origin, standInsOrigin, libsqlUrl } = inject('product');
const dayMs = 86_400_000;
const everyMinute = `${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('* * * * *')}`;

journey('a client is reminded of what is left to pay, once', async ({ openPage }) => {
  const expected = [/Failed to load resource/];
  const owner = await openPage('phone', { expected });
  const member = await signUpOnPage(owner);
  const db = openDatabase({ url: libsqlUrl });
  const run = (sql: string, args: (string | number)[]) => db.$client.execute({ sql, args });
  await run(
    "UPDATE users SET email_verified_at = 1, created_at = 1, time_zone = 'UTC' WHERE email = ?",
    [member.email],
  );
  const now = Date.now();
  // So many days after the due date that the step is of yesterday, whose nine o'clock is over.
  const dueDate = dayInTimeZone(now - 10 * dayMs, null);
  const invoiceDate = dayInTimeZone(now - 40 * dayMs, null);
  const clientEmail = `${crypto.randomUUID()}@client.example`;
  const id = await saveInvoice(member, {
    ...{ invoiceNumber: 'DUE-1', clientEmail, dueDate, invoiceDate },
  });
  const { rows } = await run('SELECT updated_at FROM invoices WHERE id = ?', [id]);
  const version = Number(rows[0]?.updated_at);
  await issueServed(db, { invoiceId: id, version, now: now - 39 * dayMs });

  await openScreen(owner, '/us/settings');
  await owner.getByRole('button', { name: 'Set reminders' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Reminders' });
  await dialog.getByLabel('Gentle').check();
  await dialog.getByLabel('Days', { exact: true }).first().fill('9');
  await dialog.getByText('Subject and message').first().click();
  await dialog.getByLabel('Subject').first().fill('Still {balance} for {number}');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await sees(owner, 'Reminder plan: Gentle');
  // As if it had been chosen long ago.
  const ofOwner = 'WHERE user_id = (SELECT id FROM users WHERE email = ?)';
  await run(`UPDATE reminder_settings SET since = 0, next_look = 0 ${ofOwner}`, [member.email]);
  await run(`UPDATE reminder_steps SET since = 0 ${ofOwner}`, [member.email]);

  await openScreen(owner, `/view-invoice/${id}`);
  await owner.getByRole('button', { name: 'Record payment' }).click();
  const payment = owner.getByRole('dialog', { name: 'Payment of invoice DUE-1' });
  await payment.getByLabel('Amount').fill('40');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await sees(owner, 'Payment recorded');

  for (const _ of [1, 2]) expect((await fetch(everyMinute)).ok).toBe(true);
  const letter = await letterTo(standInsOrigin, clientEmail, /^Still/);
  expect(letter.subject).toBe('Still $60.00 for DUE-1');
  // The open page shows it without a reload.
  const bar = owner.getByRole('region', { name: 'Your invoice' });
  await sees(bar, `Reminder sent to ${clientEmail} on ${describeToday(now)}`);
  await sees(bar.getByRole('region', { name: 'Reminders' }), /^Next reminder: /);

  const { rows: sent } = await run(
    "SELECT state FROM mails WHERE invoice_id = ? AND kind = 'reminder'",
    [id],
  );
  expect(sent.map(({ state }) => state)).toEqual(['sent']);
});

/** `26 Nov 2026`. */
function describeToday(now: number): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(now);
}

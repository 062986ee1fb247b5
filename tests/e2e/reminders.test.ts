import { eq } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { openDatabase } from '#db/client.server.ts';
import { invoices } from '#db/schema.ts';
import { journey } from '#tests/support/browser.ts';
import { openFilledList } from '#tests/support/list-on-page.ts';
import { ownersDetails } from '#tests/support/owner-actions.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { openSettings } from '#tests/support/settings-page.ts';

const inDays = (days: number) => formatDay(addDays(dayInTimeZone(Date.now(), null), days));

/** Issues it, like a client's first view. */
async function serve(invoiceId: string): Promise<void> {
  const db = openDatabase({ url: inject('product').libsqlUrl });
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  await issueServed(db, { invoiceId, version: row?.updatedAt ?? 0, now: Date.now() });
}

journey('a seller chooses a reminder schedule and changes its steps', async ({ openPage }) => {
  const page = await openPage('phone', { expected: [/Failed to load resource/] });
  await openFilledList(page);
  await openSettings(page, '/us/settings');
  await sees(page, 'Reminder plan: No reminders');
  await page.getByRole('button', { name: 'Set up reminders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reminders' });
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByLabel(/^Standard/).click();
  await sees(dialog, '3 days before, 1 day after, 7 days after, 14 days after');
  const step = (number: number) => dialog.getByRole('listitem', { name: `Reminder ${number}` });
  await step(2).getByRole('button', { name: 'Remove reminder 2' }).click();
  await step(3).getByLabel('Days').fill('9');
  await step(1).locator('summary').click();
  await step(1).getByLabel('Subject').fill('Soon: {amount}');
  await save();
  await sees(
    dialog,
    '{amount} isn’t a field you can use here. Use one of the fields listed below the message.',
  );
  await step(1).getByLabel('Subject').fill('Soon: {balance}');
  await save();
  await sees(page, 'Reminders saved.', 'Reminder plan: Standard');
  await page.getByRole('button', { name: 'Set up reminders' }).click();
  await sees(dialog, '3 days before, 7 days after, 9 days after');
  expect(await step(1).getByLabel('Subject').inputValue()).toBe('Soon: {balance}');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

journey('an invoice shows its next reminder, and gets another schedule', async ({ openPage }) => {
  const page = await openPage('desktop', { expected: [/Failed to load resource/] });
  const [id = ''] = await openFilledList(page);
  await openSettings(page, '/us/settings');
  await page.getByRole('button', { name: 'Set up reminders' }).click();
  const settings = page.getByRole('dialog', { name: 'Reminders' });
  await settings.getByLabel(/^Standard/).click();
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  await sees(page, 'Reminder plan: Standard');

  await openScreen(page, `/view-invoice/${id}`);
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await sees(reminders, 'Reminders start once your client has the invoice');
  await serve(id);
  await openScreen(page, `/view-invoice/${id}`);
  const details = ownersDetails(page);
  await sees(reminders, `Next reminder: ${inDays(57)}`);
  await reminders.getByRole('button', { name: 'Send now' }).click();
  await sees(
    page,
    /^(Confirm your email address|Reminders start the day after an invoice is issued)/,
  );
  await reminders.getByRole('button', { name: 'Skip' }).click();
  await sees(page, 'Reminder skipped.');
  await sees(reminders, `Next reminder: ${inDays(61)}`);
  await sees(details, `Reminder for ${inDays(57)} skipped`);

  await reminders.getByRole('button', { name: 'Change reminders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reminders for F-1' });
  expect(await dialog.getByLabel(/^Same as in Settings/).isChecked()).toBe(true);
  await dialog.getByLabel(/^Gentle/).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await sees(page, 'Reminders for this invoice saved.');
  await sees(reminders, `Next reminder: ${inDays(67)}`);
  await openScreen(page, '/us/invoices');
  await sees(page.getByRole('row', { name: /F-1/ }), inDays(67));
});

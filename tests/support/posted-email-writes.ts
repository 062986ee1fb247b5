import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { action as answerReminderPost } from '#app/features/reminders/reminders.route.ts';
import { action as answerMailSettings } from '#app/features/sending/email-settings.route.ts';
import { action as answerMailTemplatePost } from '#app/features/sending/email-templates.route.ts';
import { action as answerSend } from '#app/features/sending/invoice-email.route.ts';
import { postedCall as call } from './posted-call.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import { savedAt } from './save-sample.ts';
import type { TestDatabase } from './test-database.ts';

/** Lists the posts about emails to clients. */
export function listPostedEmailWrites(database: TestDatabase): PostedWrite[] {
  const run = (sql: string, args: string[]) => database.open().$client.execute({ sql, args });
  const ask = (sql: string) => async (person: Person) =>
    (await run(sql, [person.userId])).rows[0]?.[0] ?? null;
  const confirm = ({ userId }: Person) =>
    run('UPDATE users SET email_verified_at = 1 WHERE id = ?', [userId]);
  const draft = ({ invoiceId, key }: Person) => ({
    intent: 'send',
    kind: 'invoice',
    invoiceId,
    paymentId: null,
    idempotencyKey: key,
    to: 'ann@client.example',
    cc: '',
    sendAt: '',
    timeZone: 'UTC',
    wantsCopy: false,
    subject: 'Invoice {number}',
    message: 'Hello',
    attach: true,
  });
  const ownPlan = { plan: 'firm', steps: [{ days: 2, words: {} }] };
  const sendNow = ({ invoiceId }: Person) => {
    return { intent: 'send-now', invoiceId, due: '2026-03-31', days: 3 };
  };
  const prepareReminder = async (person: Person) => {
    await confirm(person);
    const { userId, invoiceId } = person;
    await run(
      `INSERT INTO reminder_settings (user_id, plan, since) VALUES (?, 'firm', 0) ON CONFLICT DO NOTHING`,
      [userId],
    );
    await issueServed(database.open(), { invoiceId, version: savedAt, now: 1 });
  };
  const words = {
    kind: 'receipt',
    language: 'en-US',
    subject: 'Own words',
    message: 'For {client}',
  };
  return [
    {
      name: 'an email is queued',
      act: call(answerSend, draft, confirm),
      effect: ask('SELECT count(*) FROM emails WHERE user_id = ?'),
    },
    {
      name: 'an email template is saved',
      act: call(answerMailTemplatePost, () => words),
      effect: ask('SELECT subject FROM email_templates WHERE user_id = ?'),
    },
    {
      name: 'thank-you emails are turned on',
      act: call(answerMailSettings, () => ({ thanks: true })),
      effect: ask('SELECT thanks FROM email_settings WHERE user_id = ?'),
    },
    {
      name: 'a reminder plan is saved',
      act: call(answerReminderPost, () => ({ intent: 'save', plan: 'firm', changed: [ownPlan] })),
      effect: ask(`SELECT plan || (SELECT group_concat(days) FROM reminder_steps AS own
        WHERE own.user_id = reminder_settings.user_id) FROM reminder_settings WHERE user_id = ?`),
    },
    {
      name: 'an invoice gets its own reminder plan',
      act: call(answerReminderPost, ({ invoiceId }) => {
        return { intent: 'set-invoice', invoiceId, plan: 'gentle' };
      }),
      effect: ask(
        `SELECT count(*) FROM document_events WHERE user_id = ? AND code = 'remindersSet'`,
      ),
    },
    {
      name: 'a reminder is sent early',
      act: call(answerReminderPost, sendNow, prepareReminder),
      effect: ask(`SELECT count(*) FROM emails WHERE user_id = ? AND kind = 'reminder'`),
    },
  ];
}

import { answerSend } from '#app/handlers/invoices/send-mail.server.ts';
import { answerMailSettings } from '#app/handlers/settings/mail-settings.server.ts';
import { answerMailTemplatePost } from '#app/handlers/settings/mail-templates.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import { jsonPost } from './request-context.ts';
import type { TestDatabase } from './test-database.ts';

type Answer = (call: Call) => Promise<Response>;

/** What is posted about mails to clients. */
export function listPostedMailWrites(database: TestDatabase): PostedWrite[] {
  const run = (sql: string, args: string[]) => database.open().$client.execute({ sql, args });
  const ask = (sql: string) => async (person: Person) =>
    (await run(sql, [person.userId])).rows[0]?.[0] ?? null;
  const call =
    (
      answer: Answer,
      json: (person: Person) => object,
      prepare?: (person: Person) => Promise<unknown>,
    ) =>
    async (context: RequestContext, person: Person) => {
      await prepare?.(person);
      const request = jsonPost('/api/x', json(person), person.cookie);
      const response = await answer({ request, context });
      return { status: response.status, said: await response.json().catch(() => null) };
    };
  const confirm = ({ userId }: Person) =>
    run('UPDATE users SET email_verified_at = 1 WHERE id = ?', [userId]);
  const draft = ({ invoiceId, key }: Person) => ({
    ...{ intent: 'send', kind: 'invoice', invoiceId, paymentId: null },
    ...{ press: key, to: 'ann@client.example', cc: '', sendAt: '' },
    ...{ wantsCopy: false, subject: 'Invoice {number}', message: 'Hello', attach: true },
  });
  const words = {
    kind: 'receipt',
    language: 'en-US',
    subject: 'Own words',
    message: 'For {client}',
  };
  return [
    {
      name: 'a mail is put into the outbox',
      act: call(answerSend, draft, confirm),
      effect: ask('SELECT count(*) FROM mails WHERE user_id = ?'),
    },
    {
      name: 'words of mails are kept',
      act: call(answerMailTemplatePost, () => words),
      effect: ask('SELECT subject FROM mail_templates WHERE user_id = ?'),
    },
    {
      name: 'clients are thanked from now on',
      act: call(answerMailSettings, () => ({ thanks: true })),
      effect: ask('SELECT thanks FROM mail_settings WHERE user_id = ?'),
    },
  ];
}

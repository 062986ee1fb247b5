import { answerCreditPost } from '#app/handlers/documents/credit-note-calls.server.ts';
import { issueServed } from '#db/queries/invoices/issue-invoice.server.ts';
import { postedCall } from './posted-call.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import { savedAt } from './save-sample.ts';
import type { TestDatabase } from './test-database.ts';

/** What is posted about documents that are made from others. */
export function listPostedDocumentWrites(database: TestDatabase): PostedWrite[] {
  const ask = (sql: string) => async (person: Person) => {
    const { rows } = await database.open().$client.execute({ sql, args: [person.userId] });
    return rows[0]?.[0] ?? null;
  };
  const issue = ({ invoiceId }: Person) =>
    issueServed(database.open(), { invoiceId, version: savedAt, now: 1 });
  return [
    {
      name: 'a credit note is made',
      act: postedCall(
        answerCreditPost,
        ({ invoiceId, key }) => ({
          ...{ invoiceId, noteKey: key, reason: 'Returned', choice: { kind: 'rest' } },
        }),
        issue,
      ),
      effect: ask(`SELECT group_concat(kind || status || paid || credited) FROM
        (SELECT * FROM invoices WHERE user_id = ? AND status != 'unpaid' ORDER BY kind)`),
    },
  ];
}

import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { action as answerForgetClient } from '#app/features/clients/forget-client.route.ts';
import { action as answerCreditPost } from '#app/features/credit-notes/credit-note.route.ts';
import { action as answerDeliveryPost } from '#app/features/deliveries/delivery-note.route.ts';
import { action as answerInvoicePost } from '#app/features/estimates/estimate-invoice.route.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import { action as answerSeriesPost } from '#app/features/recurring/series.route.ts';
import { postedCall } from './posted-call.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import { createTestContext } from './request-context.ts';
import { savedAt } from './save-sample.ts';
import { typedSeries } from './schedule-form.ts';
import type { TestDatabase } from './test-database.ts';

/** Lists the posts that create documents from others. */
export function listPostedDocumentWrites(database: TestDatabase): PostedWrite[] {
  const ask = (sql: string) => async (person: Person) => {
    const { rows } = await database.open().$client.execute({ sql, args: [person.userId] });
    return rows[0]?.[0] ?? null;
  };
  const issue = ({ invoiceId }: Person) =>
    issueServed(database.open(), { invoiceId, version: savedAt, now: 1 });
  /** Creates an issued estimate of the user; repeated calls return the same one. */
  const offer = async ({ userId, invoiceId }: Person) => {
    const db = database.open();
    const found = await getInvoiceToEmail(db, invoiceId);
    if (!found) throw new Error('The person has no invoice');
    const content = {
      ...found.invoice.content,
      ...noPayment,
      invoiceNumber: 'EST-1',
      dueDate: '2099-01-31',
    };
    const saved = await saveEstimate(db, { userId, content, saveKey: 'an estimate', now: 1 });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    await issueServed(db, { invoiceId: saved.id, version: saved.version, now: 1 });
    return saved.id;
  };
  /** Creates a series of the user in its initial state; repeated calls return the same one. */
  const begin = async (person: Person) => {
    const context = createTestContext(database.open(), { now: 1 });
    const start = { kind: 'start', key: person.key, sourceId: person.invoiceId };
    const { said } = await postedCall(answerSeriesPost, () => ({ ...start, typed: typedSeries }))(
      context,
      person,
    );
    return { id: (said as { id: string }).id, version: 1 };
  };
  const firstClients = new Map<string, unknown>();
  return [
    {
      name: 'the client of a first invoice is deleted',
      act: async (context, person) => {
        const { userId } = person;
        const found = await ask('SELECT client_id FROM invoices WHERE user_id = ?')(person);
        firstClients.set(userId, firstClients.get(userId) ?? found);
        const json = () => ({ clientId: firstClients.get(userId) });
        return postedCall(answerForgetClient, json)(context, person);
      },
      effect: ask('SELECT count(*) FROM clients WHERE user_id = ?'),
    },
    {
      name: 'a credit note is created',
      act: postedCall(
        answerCreditPost,
        ({ invoiceId, key }) => ({
          invoiceId,
          noteKey: key,
          reason: 'Returned',
          choice: { kind: 'rest' },
        }),
        issue,
      ),
      effect: ask(`SELECT group_concat(kind || status || paid || credited) FROM
        (SELECT * FROM invoices WHERE user_id = ? AND status != 'unpaid' ORDER BY kind)`),
    },
    {
      name: 'a delivery note is created',
      act: postedCall(answerDeliveryPost, ({ invoiceId, key }) => ({
        invoiceId,
        noteKey: key,
        day: '2026-03-20',
        shippingAddress: '1 Road',
        carrier: '',
        tracking: '',
        quantities: [10_000],
      })),
      effect: ask(`SELECT count(*) || (SELECT count(*) FROM document_events AS event
        WHERE event.user_id = note.user_id AND event.code = 'deliveryNote')
        FROM deliveries AS note WHERE note.user_id = ?`),
    },
    {
      name: 'an invoice is created from an estimate',
      act: async (context, person) => {
        const estimateId = await offer(person);
        const choice = { kind: 'rest' };
        const body = { estimateId, saveKey: person.key, choice, confirmed: '' };
        return postedCall(answerInvoicePost, () => body)(context, person);
      },
      effect: ask(`SELECT count(*) FROM invoices WHERE user_id = ? AND source_id IS NOT NULL`),
    },
    {
      name: 'a series is created',
      act: postedCall(answerSeriesPost, ({ invoiceId, key }) => ({
        kind: 'start',
        key,
        sourceId: invoiceId,
        typed: typedSeries,
      })),
      effect: ask('SELECT count(*) FROM series WHERE user_id = ?'),
    },
    {
      name: 'a series is paused',
      act: async (context, person) => {
        const of = await begin(person);
        return postedCall(answerSeriesPost, () => ({ kind: 'pause', ...of }))(context, person);
      },
      effect: ask(`SELECT count(*) FROM series WHERE user_id = ? AND state = 'paused'`),
      again: 409,
    },
  ];
}
